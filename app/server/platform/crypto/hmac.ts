import { createHmac } from 'node:crypto';

/** HMAC-SHA-256 of the content, one key per purpose. */
export function hmac(purpose: string, content: string, secret: string, encoding: 'hex' | 'base64url' = 'hex'): string {
  return createHmac('sha256', secret).update(`${purpose}:${content}`).digest(encoding);
}
