import { randomBytes, timingSafeEqual } from 'node:crypto';
import { hmac } from '../platform/crypto/hmac.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { SavedQuoteRow } from './table.ts';

/** Length of the id and of its signature: short enough for a printed link, too long to guess. */
const bytes = 10;
const pattern = /^[0-9a-f]{40}$/;

/** The id of a new saved quote. */
export function newQuoteId(): string {
  return randomBytes(bytes).toString('hex');
}

/** The signed token of a saved quote's link. */
export function tokenOf(id: string, secret: string): string {
  return id + hmac('quote', id, secret).slice(0, bytes * 2);
}

/** The quote id of a token; null when we haven't signed it. */
export function quoteIdIn(token: string, secret: string): string | null {
  if (!pattern.test(token)) return null;
  const id = token.slice(0, bytes * 2);
  return timingSafeEqual(Buffer.from(token), Buffer.from(tokenOf(id, secret))) ? id : null;
}

/** Route of a saved quote's page. */
export const savedQuotePath = '/quote/:token';

/** The link to a saved quote. */
export function linkOf({ id }: Pick<SavedQuoteRow, 'id'>, { secret }: Settings, origin: string): string {
  return `${origin}${savedQuotePath.replace(':token', tokenOf(id, secret))}`;
}
