import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { contentSecurityPolicy, policySources } from '../http/contentSecurityPolicy.ts';
import type { Settings } from '../settings.ts';
import { schemeOf } from '../site/scheme.ts';
import type { PageOptions } from './page.ts';

/** What a page takes from the installation, and from the visitor's choice of light or dark. */
export function pageOptions({ settings, site }: Context, { headers }: FastifyRequest): PageOptions {
  return { settings, scheme: schemeOf(headers.cookie), assets: site.assets };
}

/**
 * Sends a page that the server has drawn. It is kept nowhere.
 * @param formTargets origins beside our own that a form of the page may lead to
 */
export function showPage(reply: FastifyReply, settings: Settings, page: string, formTargets: readonly string[] = []) {
  const policy = contentSecurityPolicy(page, { ...policySources(settings), formTargets });
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .send(page);
}
