import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import { HttpError } from './httpError.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For other programs, which don't authenticate by cookie: webhooks by signature, one-click unsubscribe by token. */
    csrfExempt?: true;
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * CSRF guard: rejects state-changing requests that a browser marks as cross-site. A client that sends neither
 * Sec-Fetch-Site nor Origin isn't a browser and holds no visitor's cookies, so it passes.
 */
export function guardAgainstCsrf(app: FastifyInstance, settings: Settings): void {
  app.addHook('onRequest', async ({ method, headers, routeOptions }) => {
    if (safeMethods.has(method) || routeOptions.config?.csrfExempt || !isCrossSite(headers, settings)) return;
    throw new HttpError(
      403,
      'FOREIGN_ORIGIN',
      'This was sent from another site, so nothing was done. Please open our site and do it from there.',
    );
  });
}

/**
 * Whether a browser sent the request from a page of another site: by Sec-Fetch-Site, which browsers send over https and to
 * localhost; otherwise by Origin, which has to be SITE_URL or the requested host.
 */
export function isCrossSite(headers: IncomingHttpHeaders, { siteUrl }: Pick<Settings, 'siteUrl'>): boolean {
  const { origin, host } = headers;
  if (origin !== undefined && origin === siteUrl) return false;
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  return origin !== undefined && (host === undefined || originHost(origin) !== host.toLowerCase());
}

/** The host of an origin; null for an opaque or malformed one. */
function originHost(origin: string): string | null {
  return /^https?:\/\//i.test(origin) && URL.canParse(origin) ? new URL(origin).host : null;
}

/**
 * The stricter guard for accounts: a state-changing request with a cookie has to carry Origin or Sec-Fetch-Site, as every
 * browser's does.
 * @throws HttpError
 */
export function requireOriginWithCookie({ method, headers }: FastifyRequest): void {
  if (safeMethods.has(method) || headers.cookie === undefined) return;
  if (headers.origin !== undefined || headers['sec-fetch-site'] !== undefined) return;
  throw new HttpError(
    403,
    'FOREIGN_ORIGIN',
    'This request doesn’t say which page it comes from, so nothing was done. Please open our site and do it from there.',
  );
}
