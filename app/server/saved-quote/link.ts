import type { KeptQuoteRow } from '../db/schema.ts';
import type { Settings } from '../settings.ts';
import { tokenOf } from './token.ts';

/** Where a kept quote is shown, on any device. */
export const savedQuotePath = '/quote/:token';

/** The link to one kept quote. */
export function linkOf({ id }: Pick<KeptQuoteRow, 'id'>, { secret }: Settings, origin: string): string {
  return `${origin}${savedQuotePath.replace(':token', tokenOf(id, secret))}`;
}
