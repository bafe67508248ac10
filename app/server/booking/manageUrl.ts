import type { BookingRow } from '../db/schema.ts';
import type { Settings } from '../settings.ts';
import { tokenOf } from './token.ts';

/** The page to move or cancel a booking, for whoever got the mail. */
export function manageUrlOf({ id }: Pick<BookingRow, 'id'>, { secret }: Settings, origin: string): string {
  return `${origin}/booking/manage/${tokenOf(id, secret)}`;
}
