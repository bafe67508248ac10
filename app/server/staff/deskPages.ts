import { existsSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from '../http/contentSecurityPolicy.ts';
import { isHttps, type Settings } from '../settings.ts';
import { readFiles } from '../site/files.ts';
import { sendAsset } from '../site/serve.ts';
import { assetOf, documentOf } from '../site/site.ts';

/**
 * Serves the desk: one page for all its URLs, and its files. It is never cached, framed or indexed.
 * @param folder the built desk; without it there are no pages
 */
export function deskPages(app: FastifyInstance, settings: Settings, folder: string): void {
  if (!existsSync(folder)) return;
  const files = new Map(readFiles(folder).map((file) => [file.path, file]));
  const html = files.get('/index.html')?.content.toString();
  if (html === undefined) return;
  const page = documentOf(html);
  const policy = contentSecurityPolicy(html, { stripe: false, https: isHttps(settings), ownFrames: true });
  const assets = new Map([...files].map(([path, file]) => [`/desk${path}`, assetOf(file)]));

  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?', 1);
    const asset = path.startsWith('/desk/assets/') ? assets.get(path) : undefined;
    if (asset) return sendAsset(request, reply.header('cache-control', 'public, max-age=31536000, immutable'), asset);
    if (path.startsWith('/desk/assets/')) return reply.callNotFound();
    reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex, nofollow')
      .header('x-frame-options', 'DENY')
      .header('content-security-policy', policy);
    return sendAsset(request, reply, page);
  };
  app.get('/desk', { config: { logAtDebug: true } }, send);
  app.get('/desk/*', { config: { logAtDebug: true } }, send);
}
