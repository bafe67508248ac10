import { Button } from '@agency-site/ui/Button';
import { useState } from 'react';
import { endSessions } from '../../api/account.ts';
import type { AccountSession, EndSessionsRequest } from '../../domain/contract/account.ts';
import { formatDate } from '../../domain/dates.ts';
import type { UseAsk } from '../../lib/useAsk.ts';
import { useTask } from '../../lib/useTask.ts';
import { name as thing } from '../../shell/descriptionList.css';
import { problem } from '../form/form.css';
import { bookingTime, dayOf } from './bookingTime.ts';
import { Section } from './Section';
import * as css from './user.css';
import { WhenLoaded } from './WhenLoaded';
import { securityWords } from './words.ts';

const words = securityWords.sessions;
const all = 'all';

/** The user's sessions, with buttons to end them. */
export function Sessions({ of }: { of: UseAsk<AccountSession[]> }) {
  /** The id of the session being ended, or `all`. */
  const [ending, setEnding] = useState<string>();
  const {
    run,
    busy,
    words: news,
    failure,
  } = useTask(async (which: EndSessionsRequest) => {
    setEnding('id' in which ? which.id : all);
    of.replace(await endSessions(which));
    return 'id' in which ? words.ended : words.endedAll;
  });
  return (
    <Section id="sessions" title={words.title}>
      <WhenLoaded of={of}>
        {(places) => (
          <>
            <ul>
              {places.map(({ id, current, device, startedAt, lastSeenAt }) => (
                <li key={id} className={`${css.row} ${css.close}`}>
                  <div>
                    <h3 className={thing}>{device}</h3>
                    <p className={css.about}>
                      {words.since(formatDate(dayOf(startedAt)))},{' '}
                      {words.seen(bookingTime({ start: lastSeenAt, end: lastSeenAt }).words)}
                    </p>
                  </div>
                  {current ? (
                    <span className={css.tag} data-tone="good">
                      {words.here}
                    </span>
                  ) : (
                    <Button
                      size="s"
                      aria-label={words.endOf(device)}
                      busy={busy && ending === id}
                      busyLabel={words.ending}
                      onClick={() => run({ id })}
                    >
                      {words.end}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {failure && (
              <p className={problem} role="alert">
                {failure.message}
              </p>
            )}
            <p className={css.status} role="status">
              {news || (places.length === 1 && words.alone)}
            </p>
            {places.length > 1 && (
              <p className={css.actions}>
                <Button busy={busy && ending === all} busyLabel={words.ending} onClick={() => run({ others: true })}>
                  {words.others}
                </Button>
              </p>
            )}
          </>
        )}
      </WhenLoaded>
    </Section>
  );
}
