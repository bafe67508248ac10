import { timingSafeEqual } from 'node:crypto';
import { hmac } from './hmac.ts';

/** Signs a value that a client may hold and send back; the signature is valid for one purpose only. */
export function sign(purpose: string, content: string, secret: string): string {
  return `${content}.${hmac(purpose, content, secret, 'base64url')}`;
}

/** The signed value; null when the signature isn't ours or is for another purpose. */
export function verifySigned(purpose: string, text: string, secret: string): string | null {
  const content = text.slice(0, Math.max(0, text.lastIndexOf('.')));
  const [actual, expected] = [Buffer.from(text), Buffer.from(sign(purpose, content, secret))];
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? content : null;
}
