import { Button } from '@agency-site/ui/Button';
import { useState } from 'react';
import { changePassword, endSessions, fetchSessions } from '../../api/account.ts';
import type { AccountSession, EndSessionsRequest } from '../../domain/contract/account.ts';
import { passwordProblem } from '../../domain/forms/password.ts';
import { type UseAsk, useAsk } from '../../lib/useAsk.ts';
import { useForm } from '../../lib/useForm.ts';
import { useTask } from '../../lib/useTask.ts';
import { Problem } from '../../shell/Problem';
import { name as thing } from '../../shell/style/listRow.css';
import { Form } from '../form/Form';
import { PasswordField } from '../form/fields';
import { dateOf, momentOf } from './bookingTime.ts';
import { type DashboardPageProps, PageHeading, Section, WhenLoaded } from './parts';
import * as css from './user.css';
import { securityWords } from './words.ts';

const words = securityWords.password;

/** Password and sessions. */
export function Security({ user }: DashboardPageProps) {
  const places = useAsk(fetchSessions);
  const form = useForm({
    initial: { current: '', fresh: '' },
    problems: ({ current, fresh }) => ({
      current: current ? undefined : words.missing,
      fresh: passwordProblem(fresh, user) ?? (fresh === current ? words.same : undefined),
    }),
    send: async ({ current, fresh }) => {
      const change = { currentPassword: current, newPassword: fresh };
      const { message } = await changePassword(change);
      places.retry();
      return message;
    },
    errorFields: { INVALID_PASSWORD: 'current', PASSWORD_REFUSED: 'fresh' },
    clearOnSuccess: true,
  });
  return (
    <>
      <PageHeading title={securityWords.title} lead={securityWords.lead} />
      <Section id="password" title={words.title} lead={words.text}>
        <Form form={form} labelledBy="password" submit={words.submit} busy={words.busy} tone="ink">
          <PasswordField {...form.field('current')} label={words.current} kind="current" account={user.email} />
          <PasswordField {...form.field('fresh')} label={words.new} kind="new" />
        </Form>
      </Section>
      <Sessions of={places} />
    </>
  );
}

const sessionWords = securityWords.sessions;
const all = 'all';

/** The user's sessions, with buttons to end them. */
function Sessions({ of }: { of: UseAsk<AccountSession[]> }) {
  /** The id of the session being ended, or `all`. */
  const [ending, setEnding] = useState<string>();
  const { run, busy, failure, ...task } = useTask(async (which: EndSessionsRequest) => {
    setEnding('id' in which ? which.id : all);
    of.replace(await endSessions(which));
    return 'id' in which ? sessionWords.ended : sessionWords.endedAll;
  });
  return (
    <Section id="sessions" title={sessionWords.title}>
      <WhenLoaded of={of}>
        {(places) => (
          <>
            <ul>
              {places.map(({ id, current, device, startedAt, lastSeenAt }) => (
                <li key={id} className={`${css.row} ${css.close}`}>
                  <div>
                    <h3 className={thing}>{device}</h3>
                    <p className={css.about}>
                      {sessionWords.since(dateOf(startedAt))}, {sessionWords.seen(momentOf(lastSeenAt))}
                    </p>
                  </div>
                  {current ? (
                    <span className={css.tag} data-tone="good">
                      {sessionWords.here}
                    </span>
                  ) : (
                    <Button
                      size="s"
                      aria-label={sessionWords.endOf(device)}
                      busy={busy && ending === id}
                      busyLabel={sessionWords.ending}
                      onClick={() => run({ id })}
                    >
                      {sessionWords.end}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            <Problem>{failure?.message}</Problem>
            <p className={css.status} role="status">
              {task.words || (places.length === 1 && sessionWords.alone)}
            </p>
            {places.length > 1 && (
              <p className={css.actions}>
                <Button
                  busy={busy && ending === all}
                  busyLabel={sessionWords.ending}
                  onClick={() => run({ others: true })}
                >
                  {sessionWords.others}
                </Button>
              </p>
            )}
          </>
        )}
      </WhenLoaded>
    </Section>
  );
}
