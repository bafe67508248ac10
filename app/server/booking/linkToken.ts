import { sign, verifySigned } from '../crypto/signedValue.ts';

/**
 * Who a link to a booking was made for; mails say who made a change. Both links open the same booking and nothing else, so
 * one that is quoted in an answer gives the other side no more than it had, apart from moves that are not counted.
 */
export type LinkHolder = 'visitor' | 'agency';

export interface BookingLink {
  id: string;
  holder: LinkHolder;
}

const purposes: Readonly<Record<LinkHolder, string>> = { visitor: 'booking', agency: 'booking-agency' };
const holders = ['visitor', 'agency'] as const satisfies readonly LinkHolder[];
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The key to one booking, for a link: its id, signed for one holder. Nobody makes one without the secret. */
export function tokenOf({ id, holder }: BookingLink, secret: string): string {
  return sign(purposes[holder], id, secret);
}

/** The booking that a token opens, and for whom; null when we have not signed it. */
export function verifyToken(token: string, secret: string): BookingLink | null {
  for (const holder of holders) {
    const id = verifySigned(purposes[holder], token, secret);
    if (id !== null && uuid.test(id)) return { id, holder };
  }
  return null;
}
