import { Intro } from '../Intro';
import { PaidTime } from './PaidTime';
import { paidWords as words } from './words.ts';

/** The booking page for a paid consultation. */
export function PaidBooking({ token }: { token: string }) {
  return (
    <>
      <Intro title={words.title} lead={words.lead} />
      <PaidTime token={token} />
    </>
  );
}
