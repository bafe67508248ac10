import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import { HttpError } from './httpError.ts';

const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/**
 * The site's origin, which checkouts return to and e-mails link to: SITE_URL, or without it the requested host on
 * localhost. Any other Host header could be forged.
 * @throws HttpError
 */
export function ownOrigin(settings: Settings, request: FastifyRequest): string {
  const origin = knownOrigin(settings, request);
  if (origin !== null) return origin;
  throw new HttpError(
    400,
    'unknown-site',
    'This site can’t take orders or bookings yet: its operator needs to set SITE_URL.',
  );
}

/** The same, or null when it is unknown. */
export function knownOrigin({ siteUrl }: Settings, request: FastifyRequest): string | null {
  if (siteUrl) return siteUrl;
  const { host = '' } = request.headers;
  return localHost.test(host) ? `http://${host}` : null;
}

/** A page of the desk, for those who work there; null where an own admin site stands in its place, or the site isn't known. */
export const deskPage = ({ adminUrl }: Settings, origin: string | null, path: string): string | null =>
  adminUrl || origin === null ? null : `${origin}/desk/${path}`;
