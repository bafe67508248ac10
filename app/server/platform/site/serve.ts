import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownPath } from '../../../src/domain/ownPath.ts';
import { isSecretUrl } from '../http/headers.ts';
import { isApi } from '../http/notFound.ts';
import { sendEncoded, varyByEncoding } from './encoded.ts';
import { speculationRules } from './files.ts';
import type { Asset, Page } from './page.ts';
import type { Site } from './site.ts';
import { hasSessionCookie, schemeOf, type Visitor } from './visitor.ts';
import { withTimeout } from './withTimeout.ts';

const year = 'public, max-age=31536000, immutable';
const hour = 'public, max-age=3600';
const always = 'no-cache';

/** What pages need to know about accounts. Read-only, because browsers and e-mail clients prefetch pages. */
export interface SiteAccounts {
  /** Whether the request has a valid session. */
  isSignedIn: (request: FastifyRequest) => Promise<boolean>;
  /** Why the e-mail link to this path doesn't work; null when it does, and for all other paths. */
  invalidLinkReasonAt: (path: string, token: string) => Promise<string | null>;
}

/**
 * The visitor of a page. Checks the session for each page, so that the header doesn't offer "Logout" after it has ended. If
 * the database is unreachable or slow, the cookie decides.
 */
export async function visitorOf(request: FastifyRequest, accounts: SiteAccounts): Promise<Visitor> {
  const { cookie } = request.headers;
  const [path = '', query] = request.url.split('?', 2);
  const [signedIn, invalidLink] = await Promise.all([
    hasSessionCookie(cookie) && withTimeout(accounts.isSignedIn(request), true),
    withTimeout(accounts.invalidLinkReasonAt(path, new URLSearchParams(query).get('token') ?? ''), null),
  ]);
  const isAskedToLogIn =
    !signedIn && request.url.startsWith('/?') && ownPath(new URLSearchParams(query).get('next')) !== null;
  return { scheme: schemeOf(cookie), signedIn, invalidLink, isAskedToLogIn };
}

/**
 * Serves the built pages and files, for every path without a route of its own.
 * @param hasContent whether a page that serves many paths has content for this one; otherwise it is sent with 404
 * @param findPreview finds pages as they would be, for a browser that may see them; null for all others
 */
export function siteRoute(
  app: FastifyInstance,
  site: Site,
  accounts: SiteAccounts,
  hasContent: (path: string) => Promise<boolean>,
  findPreview: (request: FastifyRequest) => Promise<Site['find'] | null> = async () => null,
): void {
  app.get('/*', { config: { logAtDebug: true } }, async (request, reply) => {
    const [path = '/', ...query] = request.url.split('?');
    if (isApi(path)) return reply.callNotFound();
    const decoded = decodeURIComponent(path);
    // Built files are the same in a preview.
    const findPreviewed = path.startsWith('/assets/') ? null : await findPreview(request);
    const found = await (findPreviewed ?? site.find)(decoded);
    // What only a preview shows is nobody else's.
    const forAnHour = findPreviewed ? 'no-store' : hour;
    const earlier = found.kind === 'asset' ? null : await site.findEarlier(decoded);
    if (earlier) return sendAsset(request, reply.header('cache-control', year), earlier);
    // Webmail shows them on pages of its own.
    if (decoded.startsWith('/mail/')) reply.header('cross-origin-resource-policy', 'cross-origin');
    switch (found.kind) {
      case 'page': {
        const visitor = await visitorOf(request, accounts);
        if (needsLogin(path) && !visitor.signedIn) return sendToLogin(request, reply);
        const next = nextOfPrompt(request);
        if (next !== null) return redirectOnce(reply, `${path}?${new URLSearchParams({ next })}`);
        const status = (await withTimeout(hasContent(decoded), true)) ? found.status : 404;
        const page = isSecretUrl(request.url) ? found.page.untagged : found.page;
        return sendPage(request, reply, { page, status }, visitor);
      }
      case 'asset':
        return sendAsset(request, reply.header('cache-control', found.asset.hashed ? year : forAnHour), found.asset);
      case 'moved':
        return reply.header('cache-control', forAnHour).redirect([found.to, ...query].join('?'), 301);
      case 'nothing':
        return reply.callNotFound();
    }
  });
}

const needsLogin = (path: string) => path.startsWith('/user/') || path === '/UserDashboard';

/**
 * The client: visitors of the dashboard who aren't logged in are redirected to "/". The server does so before the page
 * loads; the query names the requested page, as it does when the page redirects.
 */
function sendToLogin({ url }: FastifyRequest, reply: FastifyReply) {
  return redirectOnce(reply, `/?${new URLSearchParams({ next: url })}`);
}

const redirectOnce = (reply: FastifyReply, to: string) =>
  reply.header('cache-control', 'no-store').header('vary', 'Cookie').redirect(to, 302);

/**
 * The page to return to, for visitors without scripts who come from the login prompt: a script would have passed it on. The
 * prompt itself is the same for everyone, so that it can be sent as it was compressed.
 */
function nextOfPrompt({ url, headers: { referer = '' } }: FastifyRequest): string | null {
  if (url !== '/Login' || !URL.canParse(referer)) return null;
  const { pathname, searchParams } = new URL(referer);
  return pathname === '/' ? ownPath(searchParams.get('next')) : null;
}

interface FoundPage {
  page: Page;
  status: 200 | 404;
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { page, status }: FoundPage, visitor: Visitor) {
  reply
    .code(status)
    .header('cache-control', always)
    .header('content-security-policy', page.policy)
    .header('speculation-rules', `"${speculationRules}"`)
    .header('vary', 'Cookie');
  return sendAsset(request, reply, page.for(visitor));
}

export async function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset) {
  reply.header('etag', asset.etag).type(asset.type);
  if (reply.statusCode === 200 && isKnown(request.headers['if-none-match'], asset.etag)) {
    if (asset.compressible) varyByEncoding(reply);
    return reply.code(304).send();
  }
  return asset.compressible ? sendEncoded(request, reply, asset.content) : reply.send(asset.content.plain);
}

const strong = (tag: string) => tag.trim().replace(/^W\//, '');

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => strong(tag) === strong(etag));
}
