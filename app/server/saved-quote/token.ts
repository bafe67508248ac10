import { randomBytes, timingSafeEqual } from 'node:crypto';
import { hmac } from '../crypto/hmac.ts';

/** Bytes of an id and of its signature: short enough for a link on paper, long enough that nobody guesses one. */
const bytes = 10;
const pattern = /^[0-9a-f]{40}$/;

/** The id of a new kept quote. */
export function newQuoteId(): string {
  return randomBytes(bytes).toString('hex');
}

/** The key to one kept quote, for a link: its id, signed. Nobody makes one without the secret. */
export function tokenOf(id: string, secret: string): string {
  return id + hmac('quote', id, secret).slice(0, bytes * 2);
}

/** The quote that a token opens; null when we have not signed it. */
export function quoteIdIn(token: string, secret: string): string | null {
  if (!pattern.test(token)) return null;
  const id = token.slice(0, bytes * 2);
  return timingSafeEqual(Buffer.from(token), Buffer.from(tokenOf(id, secret))) ? id : null;
}
