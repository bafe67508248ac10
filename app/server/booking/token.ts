import { createHmac, timingSafeEqual } from 'node:crypto';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function signature(id: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`booking:${id}`).digest();
}

/** The key to one booking, for a link: its id, signed. Nobody makes one without the secret. */
export function tokenOf(id: string, secret: string): string {
  return `${id}.${signature(id, secret).toString('base64url')}`;
}

/** The booking that a token opens; null when we have not signed it. */
export function bookingIdIn(token: string, secret: string): string | null {
  const [id = '', given = ''] = token.split('.');
  if (!uuid.test(id) || token !== `${id}.${given}`) return null;
  const signed = Buffer.from(given, 'base64url');
  const right = signature(id, secret);
  return signed.length === right.length && timingSafeEqual(signed, right) ? id : null;
}
