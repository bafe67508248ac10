import type { BookingRow } from '../db/tables/bookings.ts';
import type { Settings } from '../settings.ts';
import { type LinkHolder, tokenOf } from './linkToken.ts';

/** The URL to move or cancel a booking. The agency's link is only used in e-mails to the agency. */
export function manageUrlOf(
  { id }: Pick<BookingRow, 'id'>,
  { secret }: Settings,
  origin: string,
  holder: LinkHolder = 'visitor',
): string {
  return `${origin}/booking/manage/${tokenOf({ id, holder }, secret)}`;
}
