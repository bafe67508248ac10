import { randomBytes, timingSafeEqual } from 'node:crypto';
import { hmac } from '../platform/crypto/hmac.ts';

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
