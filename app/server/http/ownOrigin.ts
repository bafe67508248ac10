import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { HttpError } from './httpError.ts';

const ownMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/**
 * The one origin that checkouts return to and mails link to: SITE_URL, and without it the address of a machine of one's
 * own, where the request was sent. Addresses that the request brings along are otherwise not believed.
 */
export function ownOrigin({ siteUrl }: Settings, request: FastifyRequest): string {
  if (siteUrl) return siteUrl;
  const { host = '' } = request.headers;
  if (ownMachine.test(host)) return `http://${host}`;
  throw new HttpError(
    400,
    'unknown-site',
    'This site does not know its own address, so it cannot take orders or bookings. Its operator has to set SITE_URL.',
  );
}
