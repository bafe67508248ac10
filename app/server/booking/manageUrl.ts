import type { Settings } from '../platform/settings/settings.ts';
import { type LinkHolder, tokenOf } from './linkToken.ts';
import type { BookingRow } from './table.ts';

/** The URL to move or cancel a booking. The agency's link is only used in e-mails to the agency. */
export function manageUrlOf(
  { id }: Pick<BookingRow, 'id'>,
  { secret }: Settings,
  origin: string,
  holder: LinkHolder = 'visitor',
): string {
  return `${origin}/booking/manage/${tokenOf({ id, holder }, secret)}`;
}
