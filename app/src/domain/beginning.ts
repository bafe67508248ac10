import { dateInWords } from './dates.ts';

/** When the work for a consumer may begin. */
export interface Beginning {
  /** When they asked for it to begin within the withdrawal period; null if they didn't. */
  requestedAt: string | null;
  /** The first day after the withdrawal period, in the agency's time zone: "2026-12-05". */
  from: string;
}

/** For the team: whether it may begin now. */
export const beginningWords = ({ requestedAt, from }: Beginning): string =>
  requestedAt
    ? 'At once: the buyer asked for it, and knows what that does to the right to withdraw'
    : `From ${dateInWords(from)}, when the buyer can no longer withdraw`;
