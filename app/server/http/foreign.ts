import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import { HttpError } from './httpError.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Meant to be called by programs of others, which prove themselves in another way. */
    fromAnywhere?: true;
  }
}

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses whatever could change something when a browser says that another site has sent it. A form of our own passes
 * without a script, and so does a program that is no browser: it says no origin, and it holds nobody's cookies.
 */
export function refuseForeignPosts(app: FastifyInstance, settings: Settings): void {
  app.addHook('onRequest', async ({ method, headers, routeOptions }) => {
    if (harmless.has(method) || routeOptions.config?.fromAnywhere || !isForeign(headers, settings)) return;
    throw new HttpError(
      403,
      'FOREIGN_ORIGIN',
      'This was sent from another site, so nothing was done. Please open our site and do it from there.',
    );
  });
}

/**
 * Whether a browser sent it from a page of another site. Browsers of today say so themselves (Sec-Fetch-Site, over https
 * and on one's own machine); the others name the origin of the page, which is then ours or the host that was asked.
 */
export function isForeign(headers: IncomingHttpHeaders, { siteUrl }: Pick<Settings, 'siteUrl'>): boolean {
  const { origin, host } = headers;
  if (origin !== undefined && origin === siteUrl) return false;
  const relation = headers['sec-fetch-site'];
  if (relation !== undefined) return relation !== 'same-origin' && relation !== 'none';
  return origin !== undefined && (host === undefined || hostOf(origin) !== host.toLowerCase());
}

/** The host of an origin; null for one that is hidden or made up. */
function hostOf(origin: string): string | null {
  return /^https?:\/\//i.test(origin) && URL.canParse(origin) ? new URL(origin).host : null;
}
