import type { BookingRow } from '../db/schema.ts';
import type { Settings } from '../settings.ts';
import { type LinkHolder, tokenOf } from './linkToken.ts';

/** The page to move or cancel a booking. The agency's link goes into its own mails and nowhere else. */
export function manageUrlOf(
  { id }: Pick<BookingRow, 'id'>,
  { secret }: Settings,
  origin: string,
  holder: LinkHolder = 'visitor',
): string {
  return `${origin}/booking/manage/${tokenOf({ id, holder }, secret)}`;
}
