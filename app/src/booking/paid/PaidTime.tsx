import { Button } from '@agency-site/ui/Button';
import { useState } from 'react';
import { consultationMinutes } from '../../domain/catalogue/consultation.ts';
import type { PaidCall } from '../../domain/contract/paidCall.ts';
import { Problem } from '../../shell/Problem';
import { link } from '../../shell/style/type.css';
import { AddToCalendar } from '../AddToCalendar';
import { BookedCall } from '../BookedCall';
import { ChooseTime } from '../ChooseTime';
import * as css from '../ending.css';
import { manageLink } from '../manageLink.ts';
import { good } from '../news.css';
import { usePaidCall } from './usePaidCall.ts';
import { paidWords as words } from './words.ts';

/** Chooses the time of a paid consultation; once it is chosen, shows it. */
export function PaidTime({ token }: { token: string }) {
  const { state, retry, choose } = usePaidCall(token);
  const [stale, setStale] = useState<string>();
  if (state.status === 'loading') return <p role="status">{words.loading}</p>;
  // No time can be chosen, as after a refund.
  if (state.status === 'failed' && [404, 410].includes(state.failure.status))
    return <Problem>{state.failure.message}</Problem>;
  if (state.status === 'failed')
    return (
      <>
        <Problem>{state.failure.message}</Problem>
        <div className={css.buttons}>
          <Button tone="primary" onClick={retry}>
            {words.again}
          </Button>
        </div>
      </>
    );
  const { booking, email } = state.answer;
  if (booking)
    return (
      <>
        <Problem>{stale}</Problem>
        <Booked booking={booking} email={email} />
      </>
    );
  return (
    <ChooseTime
      title={words.choice}
      duration={consultationMinutes}
      words={words.choosing}
      onChoose={choose}
      onStale={setStale}
    />
  );
}

interface BookedProps {
  booking: NonNullable<PaidCall['booking']>;
  email: string;
}

function Booked({ booking: { date, duration, host, manageUrl, changeable }, email }: BookedProps) {
  const start = Date.parse(date);
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const manage = manageLink(manageUrl);
  return (
    <div className={css.column}>
      <p className={good} role="status">
        {words.booked} {changeable ? words.sent(email) : null}
      </p>
      <BookedCall start={start} minutes={duration} visitorTimeZone={own} host={host} />
      {changeable ? (
        <>
          <AddToCalendar start={start} token={manage?.token} />
          <p className={css.links}>
            <a className={link} href={manageUrl}>
              {words.manage}
            </a>
          </p>
        </>
      ) : null}
    </div>
  );
}
