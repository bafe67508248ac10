import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownPath } from '../../src/domain/ownPath.ts';
import { isApi } from '../http/notFound.ts';
import { preferredEncoding } from './encoded.ts';
import { speculationRules } from './files.ts';
import { withLoginPrompt } from './loginPrompt.ts';
import { type Asset, documentOf, type Page, type Site } from './site.ts';
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
  return { scheme: schemeOf(cookie), signedIn, invalidLink };
}

/**
 * Serves the built pages and files, for every path without a route of its own.
 * @param hasContent whether a page that serves many paths has content for this one; otherwise it is sent with 404
 */
export function siteRoute(
  app: FastifyInstance,
  site: Site,
  accounts: SiteAccounts,
  hasContent: (path: string) => Promise<boolean>,
): void {
  app.get('/*', { config: { logAtDebug: true } }, async (request, reply) => {
    const [path = '/', ...query] = request.url.split('?');
    if (isApi(path)) return reply.callNotFound();
    const decoded = decodeURIComponent(path);
    const found = site.find(decoded);
    const earlier = found.kind === 'asset' ? null : await site.findEarlier(decoded);
    if (earlier) return sendAsset(request, reply.header('cache-control', year), earlier);
    switch (found.kind) {
      case 'page': {
        const visitor = await visitorOf(request, accounts);
        if (needsLogin(path) && !visitor.signedIn) return sendToLogin(request, reply);
        const status = (await withTimeout(hasContent(decoded), true)) ? found.status : 404;
        if (!isSecret(path, query)) return sendPage(request, reply, { page: found.page, status }, visitor);
        reply.header('referrer-policy', 'same-origin');
        return sendPage(request, reply, { page: found.page.untagged, status }, visitor);
      }
      case 'asset':
        return sendAsset(request, reply.header('cache-control', found.asset.hashed ? year : hour), found.asset);
      case 'moved':
        return reply.header('cache-control', hour).redirect([found.to, ...query].join('?'), 301);
      case 'nothing':
        return reply.callNotFound();
    }
  });
}

/** Whether a URL gives access to a paid consultation, so that tags and other sites must not see it. */
const isSecret = (path: string, query: readonly string[]) =>
  path === '/booking' && new URLSearchParams(query.join('?')).has('paid');

const needsLogin = (path: string) => path.startsWith('/user/') || path === '/UserDashboard';

/**
 * The client: visitors of the dashboard who aren't logged in are redirected to "/". The server does so before the page
 * loads; the query names the requested page, as it does when the page redirects.
 */
function sendToLogin({ url }: FastifyRequest, reply: FastifyReply) {
  return reply
    .header('cache-control', 'no-store')
    .header('vary', 'Cookie')
    .redirect(`/?${new URLSearchParams({ next: url })}`, 302);
}

/** The page that a visitor requested before they were redirected to the home page. */
const requestedPage = (url: string) =>
  url.startsWith('/?') ? ownPath(new URLSearchParams(url.slice(2)).get('next')) : null;

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
  const next = visitor.signedIn ? null : requestedPage(request.url);
  const sent = next === null ? page.for(visitor) : documentOf(withLoginPrompt(page.text(visitor), next));
  return sendAsset(request, reply, sent);
}

export async function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset) {
  reply.header('etag', asset.etag).type(asset.type);
  if (asset.compressible) reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '));
  if (reply.statusCode === 200 && isKnown(request.headers['if-none-match'], asset.etag)) return reply.code(304).send();
  const encoding = asset.compressible ? preferredEncoding(request.headers['accept-encoding']) : 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await asset.content.in(encoding));
}

const strong = (tag: string) => tag.trim().replace(/^W\//, '');

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => strong(tag) === strong(etag));
}
