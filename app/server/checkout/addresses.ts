import { HttpError } from '../http/httpError.ts';

/** Refuses an address that would lead a buyer to somebody else's site. */
export function requireOwnOrigin(name: string, url: string, own: string): void {
  const { origin, username, password } = new URL(url);
  // Programs disagree on what a backslash, a blank or a line break in an address means.
  if (origin === own && !username && !password && /^[!-[\]-~]+$/.test(url)) return;
  throw new HttpError(400, 'foreign-url', `The field "${name}" must be an address of this site (${own}).`);
}

/** The address to return to with the id of the session in it. The id may be the provider's own placeholder. */
export function withSessionId(url: string, id: string): string {
  const [address = '', ...anchor] = url.split('#');
  return [`${address}${address.includes('?') ? '&' : '?'}session_id=${id}`, ...anchor].join('#');
}
