import type { Settings } from '../platform/settings/settings.ts';
import type { SavedQuoteRow } from './table.ts';
import { tokenOf } from './token.ts';

/** Route of a saved quote's page. */
export const savedQuotePath = '/quote/:token';

/** The link to a saved quote. */
export function linkOf({ id }: Pick<SavedQuoteRow, 'id'>, { secret }: Settings, origin: string): string {
  return `${origin}${savedQuotePath.replace(':token', tokenOf(id, secret))}`;
}
