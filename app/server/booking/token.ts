import { createHmac, timingSafeEqual } from 'node:crypto';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The key to one booking, for a link: its id, signed. Nobody makes one without the secret. */
export function tokenOf(id: string, secret: string): string {
  return `${id}.${createHmac('sha256', secret).update(`booking:${id}`).digest('base64url')}`;
}

/** The booking that a token opens; null when we have not signed it. */
export function bookingIdIn(token: string, secret: string): string | null {
  const [id = ''] = token.split('.');
  if (!uuid.test(id)) return null;
  const [given, right] = [Buffer.from(token), Buffer.from(tokenOf(id, secret))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
