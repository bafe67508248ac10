import { sign, signedContent } from '../http/signed.ts';

const purpose = 'booking';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The key to one booking, for a link: its id, signed. Nobody makes one without the secret. */
export function tokenOf(id: string, secret: string): string {
  return sign(purpose, id, secret);
}

/** The booking that a token opens; null when we have not signed it. */
export function bookingIdIn(token: string, secret: string): string | null {
  const id = signedContent(purpose, token, secret);
  return id !== null && uuid.test(id) ? id : null;
}
