import type { FastifyRequest } from 'fastify';
import { HttpError } from '../http/httpError.ts';
import type { Settings } from '../settings.ts';

const ownMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/**
 * The one origin that a checkout may return to: SITE_URL, and without it the address of a machine of one's own,
 * where the request was sent. Addresses that the request brings along are otherwise not believed.
 */
export function ownOrigin({ siteUrl }: Settings, request: FastifyRequest): string {
  if (siteUrl) return siteUrl;
  const { host = '' } = request.headers;
  if (ownMachine.test(host)) return `http://${host}`;
  throw new HttpError(
    400,
    'unknown-site',
    'This site does not know its own address, so it cannot take orders. Its operator has to set SITE_URL.',
  );
}

/** Refuses an address that would lead a buyer to somebody else's site. */
export function refuseForeign(name: string, url: string, own: string): void {
  const { origin, username, password } = new URL(url);
  if (origin === own && !username && !password) return;
  throw new HttpError(400, 'foreign-url', `The field "${name}" must be an address of this site (${own}).`);
}

/** The address to return to with the id of the session in it. The id may be the provider's own placeholder. */
export function withSession(url: string, id: string): string {
  const [address = '', ...anchor] = url.split('#');
  return [`${address}${address.includes('?') ? '&' : '?'}session_id=${id}`, ...anchor].join('#');
}
