import { timingSafeEqual } from 'node:crypto';
import { keyed } from './keyed.ts';

/** A content that a visitor may hold and hand back, signed for one purpose: nobody else makes one, nor changes it. */
export function sign(purpose: string, content: string, secret: string): string {
  return `${content}.${keyed(purpose, content, secret, 'base64url')}`;
}

/** The content of what we have signed for this purpose; null for everything else. */
export function signedContent(purpose: string, text: string, secret: string): string | null {
  const content = text.slice(0, Math.max(0, text.lastIndexOf('.')));
  const [given, right] = [Buffer.from(text), Buffer.from(sign(purpose, content, secret))];
  return given.length === right.length && timingSafeEqual(given, right) ? content : null;
}
