import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { contentSecurityPolicy, policySources } from '../http/contentSecurityPolicy.ts';
import type { Settings } from '../settings/settings.ts';
import { schemeOf } from '../site/visitor.ts';
import type { PageOptions } from './page.ts';

/** Options of a server-rendered page, with the visitor's colour scheme. */
export function pageOptions({ settings, site }: Context, { headers }: FastifyRequest): PageOptions {
  return { settings, scheme: schemeOf(headers.cookie), assets: site.assets };
}

/**
 * Sends a server-rendered page, not to be cached.
 * @param formTargets further origins for the CSP's `form-action`
 */
export function sendPage(reply: FastifyReply, settings: Settings, page: string, formTargets: readonly string[] = []) {
  const policy = contentSecurityPolicy(page, { ...policySources(settings), formTargets });
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .send(page);
}
