import { Button } from '@agency-site/ui/Button';
import { useState } from 'react';
import { bookPaidCall, fetchPaidCall } from '../../api/paidCall.ts';
import { consultationMinutes } from '../../domain/catalogue/consultation.ts';
import type { PaidCall } from '../../domain/contract/paidCall.ts';
import { useAsk } from '../../lib/useAsk.ts';
import { Problem } from '../../shell/Problem';
import { link } from '../../shell/style/type.css';
import { AddToCalendar, manageLink } from '../AddToCalendar';
import { BookedCall } from '../BookedCall';
import { ChooseTime } from '../ChooseTime';
import * as css from '../ending.css';
import { Intro } from '../Intro';
import { awaitOutcome } from '../outcome.ts';
import { paidWords as words } from './words.ts';

/** The booking page for a paid consultation. */
export const PaidBooking = ({ token }: { token: string }) => (
  <>
    <Intro title={words.title} lead={words.lead} />
    <PaidTime token={token} />
  </>
);

/** Chooses the time of a paid consultation; once it is chosen, shows it. */
export function PaidTime({ token }: { token: string }) {
  const { state, refresh, replace } = useAsk(() => fetchPaidCall(token), token);
  const [stale, setStale] = useState<string>();
  if (state.status === 'loading') return <p role="status">{words.loading}</p>;
  if (state.status === 'failed')
    return (
      <>
        <Problem>{state.failure.message}</Problem>
        {/* No time can be chosen, as after a refund. */}
        {[404, 410].includes(state.failure.status) ? null : (
          <div className={css.buttons}>
            <Button tone="primary" onClick={refresh}>
              {words.again}
            </Button>
          </div>
        )}
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
      // If another time was chosen elsewhere, it is shown.
      onChoose={(date, timeZone) => awaitOutcome(bookPaidCall(token, { date, timeZone }).then(replace), refresh)}
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
      <p className={css.newsAbove} role="status">
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
