import type { FastifyReply } from 'fastify';
import { isHttps } from '../settings/addresses.ts';
import type { Settings } from '../settings/settings.ts';

/** The cookies of a request by name; the first one counts if a name is repeated. */
export function cookiesIn(header = ''): ReadonlyMap<string, string> {
  const pairs = header.split(';').map((pair): [string, string] => {
    const at = pair.indexOf('=');
    return at < 0 ? ['', ''] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
  });
  return new Map(pairs.reverse());
}

/** The name of a cookie of the site: with https, browsers take it from there alone. */
export const cookieName = (name: string, settings: Settings): string =>
  `${isHttps(settings) ? '__Secure-' : ''}${name}`;

/** Sets a cookie that no script can read, for so many seconds; 0 removes it. */
export function setCookie(reply: FastifyReply, name: string, value: string, seconds: number, settings: Settings) {
  const secure = isHttps(settings) ? ' Secure;' : '';
  return reply.header('set-cookie', `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly;${secure} SameSite=Lax`);
}
