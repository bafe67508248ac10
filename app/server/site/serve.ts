import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownPath } from '../../src/domain/ownPath.ts';
import { isApi } from '../http/notFound.ts';
import { preferred } from './encoded.ts';
import { speculationRules } from './files.ts';
import { withGate } from './gate.ts';
import { inTime } from './inTime.ts';
import { hasSessionCookie, schemeOf, type Visitor } from './scheme.ts';
import { type Asset, documentOf, type Page, type Site } from './site.ts';

const year = 'public, max-age=31536000, immutable';
const hour = 'public, max-age=3600';
const always = 'no-cache';

/** What the accounts know of whoever asks for a page. To ask changes nothing: pages are fetched ahead, and by mail programs. */
export interface SiteAccounts {
  /** Whether the request brings a session along that still counts. */
  isSignedIn: (request: FastifyRequest) => Promise<boolean>;
  /** Why the link in a mail does not work that leads to this address; null where it does, and for every other address. */
  deadLinkAt: (path: string, token: string) => Promise<string | null>;
}

/**
 * What a page says of its visitor. The server looks at the session for each page, so that no header says "Logout" to a
 * visitor whose session has ended. Where the database is away or slow, the cookie has to do.
 */
export async function visitorOf(request: FastifyRequest, accounts: SiteAccounts): Promise<Visitor> {
  const { cookie } = request.headers;
  const [path = '', query] = request.url.split('?', 2);
  const [signedIn, deadLink] = await Promise.all([
    hasSessionCookie(cookie) && inTime(accounts.isSignedIn(request), true),
    inTime(accounts.deadLinkAt(path, new URLSearchParams(query).get('token') ?? ''), null),
  ]);
  return { scheme: schemeOf(cookie), signedIn, deadLink };
}

/**
 * Answers every path that nobody else answers with what was built.
 * @param hasContent whether a page that is built once for many paths has anything to show at this one; without, the same
 * page is sent as not found
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
    switch (found.kind) {
      case 'page': {
        const visitor = await visitorOf(request, accounts);
        if (isOfAnAccount(path) && !visitor.signedIn) return sendToLogin(request, reply);
        const status = (await inTime(hasContent(decoded), true)) ? found.status : 404;
        return sendPage(request, reply, { page: found.page, status }, visitor);
      }
      case 'asset':
        return send(request, reply.header('cache-control', found.asset.hashed ? year : hour), found.asset);
      case 'moved':
        return reply.header('cache-control', hour).redirect([found.to, ...query].join('?'), 301);
      case 'nothing':
        return reply.callNotFound();
    }
  });
}

const isOfAnAccount = (path: string) => path.startsWith('/user/') || path === '/UserDashboard';

/**
 * The client: nobody sees the dashboard who is not logged in; they are sent to "/". Who brings no session along need not
 * wait for the page to find that out. Where they wanted to go the address says, as it does when the page sends them.
 */
function sendToLogin({ url }: FastifyRequest, reply: FastifyReply) {
  return reply
    .header('cache-control', 'no-store')
    .header('vary', 'Cookie')
    .redirect(`/?${new URLSearchParams({ next: url })}`, 302);
}

/** Where on this site somebody wanted to go who was sent to the home page. */
const wanted = (url: string) => (url.startsWith('/?') ? ownPath(new URLSearchParams(url.slice(2)).get('next')) : null);

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
  const next = visitor.signedIn ? null : wanted(request.url);
  const sent = next === null ? page.for(visitor) : documentOf(withGate(page.text(visitor), next));
  return send(request, reply, sent);
}

async function send(request: FastifyRequest, reply: FastifyReply, asset: Asset) {
  reply.header('etag', asset.etag).type(asset.type);
  if (asset.compressible) reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '));
  if (reply.statusCode === 200 && isKnown(request.headers['if-none-match'], asset.etag)) return reply.code(304).send();
  const encoding = asset.compressible ? preferred(request.headers['accept-encoding']) : 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await asset.content.in(encoding));
}

const strong = (tag: string) => tag.trim().replace(/^W\//, '');

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => strong(tag) === strong(etag));
}
