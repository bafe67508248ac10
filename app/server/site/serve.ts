import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownPath } from '../../src/domain/ownPath.ts';
import { isApi } from '../http/unknown.ts';
import { preferred } from './encoded.ts';
import { withGate } from './gate.ts';
import { isRemembered, schemeOf } from './scheme.ts';
import { type Asset, documentOf, type Page, type Site } from './site.ts';

const year = 'public, max-age=31536000, immutable';
const hour = 'public, max-age=3600';
const always = 'no-cache';

/** Answers every path that nobody else answers with what was built. */
export function serveSite(app: FastifyInstance, site: Site): void {
  app.get('/*', { config: { quiet: true } }, async (request, reply) => {
    const [path = '/', ...query] = request.url.split('?');
    if (isApi(path)) return reply.callNotFound();
    const found = site.find(decodeURIComponent(path));
    switch (found.kind) {
      case 'page':
        if (isOfAnAccount(path) && !isRemembered(request.headers.cookie)) return sendToLogin(request, reply);
        return sendPage(request, reply, found.page, found.status);
      case 'asset':
        return send(request, reply.header('cache-control', found.asset.hashed ? year : hour), found.asset);
      case 'moved':
        return reply.header('cache-control', hour).redirect([found.to, ...query].join('?'), 301);
      case 'nothing':
        return reply.callNotFound();
    }
  });
}

const isOfAnAccount = (path: string) => path.startsWith('/user/');

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

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page, status: 200 | 404) {
  reply
    .code(status)
    .header('cache-control', always)
    .header('content-security-policy', page.policy)
    .header('vary', 'Cookie');
  const { cookie } = request.headers;
  const visitor = { scheme: schemeOf(cookie), remembered: isRemembered(cookie) };
  const next = visitor.remembered ? null : wanted(request.url);
  const sent = next === null ? page.for(visitor) : documentOf(withGate(page.text(visitor.scheme), next));
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
