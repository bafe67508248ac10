import { formatDate } from './dates.ts';

/** When the work for a consumer may begin. */
export interface Beginning {
  /** When they asked for it to begin within the withdrawal period; null if they didn't. */
  requestedAt: string | null;
  /** The first day after the withdrawal period, in the agency's time zone: "2026-12-05". */
  from: string;
  /** When they withdrew within that period; null if they didn't. */
  withdrawal: { on: string /** The last day of article 13(1) for the refund. */; refundBy: string } | null;
}

/** "refund by 11 December 2026" */
export const refundByWords = ({ refundBy }: NonNullable<Beginning['withdrawal']>): string =>
  `refund by ${formatDate(refundBy)}`;

/** For the team: whether it may begin now. @param isPaid whether some of what was paid hasn't been refunded, or is on its way */
export const beginningWords = ({ requestedAt, from, withdrawal }: Beginning, isPaid: boolean): string => {
  if (withdrawal) {
    const { on, refundBy } = withdrawal;
    const told = `Don’t: the buyer withdrew from the contract on ${formatDate(on)}`;
    return isPaid ? `${told}. Refund what is due to them by ${formatDate(refundBy)}` : told;
  }
  return requestedAt
    ? 'At once: the buyer asked for it, and knows what that does to the right to withdraw'
    : `From ${formatDate(from)}, when the buyer can no longer withdraw`;
};
