import { createHmac } from 'node:crypto';

/** What our secret makes of a content, for one purpose alone: the same for the same content, and nobody else can make it. */
export function keyed(purpose: string, content: string, secret: string, encoding: 'hex' | 'base64url' = 'hex'): string {
  return createHmac('sha256', secret).update(`${purpose}:${content}`).digest(encoding);
}
