import { sign, verifySigned } from '../platform/crypto/hmac.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { BookingRow } from './table.ts';

/** Whom a link to a booking was made for: e-mails say who made a change, and the agency's moves aren't limited. */
export type LinkHolder = 'visitor' | 'agency';

export interface BookingLink {
  id: string;
  holder: LinkHolder;
}

const purposes: Readonly<Record<LinkHolder, string>> = { visitor: 'booking', agency: 'booking-agency' };
const holders = ['visitor', 'agency'] as const satisfies readonly LinkHolder[];
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The signed token of a booking's link. */
export function tokenOf({ id, holder }: BookingLink, secret: string): string {
  return sign(purposes[holder], id, secret);
}

/** The booking of a token and whom it was made for; null when we haven't signed it. */
export function verifyToken(token: string, secret: string): BookingLink | null {
  for (const holder of holders) {
    const id = verifySigned(purposes[holder], token, secret);
    if (id !== null && uuid.test(id)) return { id, holder };
  }
  return null;
}

/** The URL to move or cancel a booking. The agency's link is only used in e-mails to the agency. */
export function manageUrlOf(
  { id }: Pick<BookingRow, 'id'>,
  { secret }: Settings,
  origin: string,
  holder: LinkHolder = 'visitor',
): string {
  return `${origin}/booking/manage/${tokenOf({ id, holder }, secret)}`;
}
