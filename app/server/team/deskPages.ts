import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../../src/domain/contract/endpoint.ts';
import { getStaffSession } from '../../src/domain/contract/staff/login.ts';
import type { Context } from '../platform/context.ts';
import { contentSecurityPolicy } from '../platform/http/contentSecurityPolicy.ts';
import { isHttps } from '../platform/settings/addresses.ts';
import { readFiles } from '../platform/site/files.ts';
import { assetOf, documentOf } from '../platform/site/page.ts';
import { sendAsset } from '../platform/site/serve.ts';
import { withTimeout } from '../platform/site/withTimeout.ts';

/** The module that renders pages of the desk, built from app/src/desk/renderDesk.tsx: the server bundle itself has no React. */
type RenderModule = {
  renderDesk: (
    url: string,
    read: (path: string) => Promise<unknown>,
    now: number,
  ) => Promise<{ html: string; state: string }>;
};

/** A login of the desk among the cookies. */
const hasLogin = /(^|; ?)(__Secure-)?staff\.session_token=./;
const root = '<div id="root"></div>';
/** What the browser asks for first when the page doesn't hold it. */
const preload = `<link rel="preload" href="${pathOf(getStaffSession.route)}" as="fetch" crossorigin>`;

/**
 * Serves the desk: one page for all its URLs, and its files. It is never cached, framed or indexed. For members it holds who
 * is logged in, and Today and Orders their first rows. The browser asks for them where the request had no login, as after a
 * link in an e-mail (the cookie is `SameSite=Strict`), or the database doesn't answer in time.
 * @param folder the built desk; without it there are no pages
 */
export function deskPages(app: FastifyInstance, { settings, now }: Context, folder: string): void {
  if (!existsSync(folder)) return;
  const files = new Map(readFiles(folder).map((file) => [file.path, file]));
  const html = files.get('/index.html')?.content.toString() ?? '';
  if (html === '') return;
  const assets = new Map([...files].map(([path, file]) => [`/desk${path}`, assetOf(file)]));
  const program = pathToFileURL(join(folder, '../desk-server/renderDesk.js')).href;
  const pageOf = (text: string) => ({
    asset: documentOf(text),
    policy: contentSecurityPolicy(text, { stripe: false, https: isHttps(settings), ownFrames: true }),
  });
  const empty = pageOf(html.replace('</head>', () => `${preload}</head>`));

  /** Reads from the staff API as who sent the request. */
  const readAs =
    ({ ip, headers: { cookie, host } }: FastifyRequest) =>
    async (path: string): Promise<unknown> => {
      const headers = { ...(cookie !== undefined && { cookie }), ...(host !== undefined && { host }) };
      const answer = await app.inject({ url: path, remoteAddress: ip, headers });
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`);
      return answer.json();
    };

  async function render(request: FastifyRequest): Promise<typeof empty> {
    if (!hasLogin.test(request.headers.cookie ?? '')) return empty;
    const { renderDesk } = (await import(program)) as RenderModule;
    const rendered = await renderDesk(request.url, readAs(request), now().getTime());
    const state = rendered.state.replaceAll('<', '\\u003c');
    const filled = `<div id="root">${rendered.html}</div><script id="state" type="application/json">${state}</script>`;
    return pageOf(html.replace(root, () => filled));
  }

  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?', 1);
    const asset = path.startsWith('/desk/assets/') ? assets.get(path) : undefined;
    if (asset) return sendAsset(request, reply.header('cache-control', 'public, max-age=31536000, immutable'), asset);
    if (path.startsWith('/desk/assets/')) return reply.callNotFound();
    const page = await withTimeout(
      render(request).catch((error: unknown) => {
        request.log.warn({ err: error }, 'The desk was sent without its first data');
        return empty;
      }),
      empty,
    );
    reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex, nofollow')
      .header('x-frame-options', 'DENY')
      .header('content-security-policy', page.policy);
    return sendAsset(request, reply, page.asset);
  };
  app.get('/desk', { config: { logAtDebug: true } }, send);
  app.get('/desk/*', { config: { logAtDebug: true } }, send);
}
