import type { FastifyInstance } from 'fastify';
import { siteAccounts } from '../accounts/siteAccounts.ts';
import type { Context } from '../platform/context.ts';
import type { Html } from '../platform/html/html.ts';
import { contentSecurityPolicy, policySources } from '../platform/http/contentSecurityPolicy.ts';
import { keepRecent } from '../platform/http/keepRecent.ts';
import { readLimit } from '../platform/http/rateLimit.ts';
import { Encoded, sendEncoded } from '../platform/site/encoded.ts';
import { visitorOf } from '../platform/site/serve.ts';
import { savedQuotePath } from './link.ts';
import { invalidLinkWithoutScript, quoteWithoutScript } from './noScript.ts';
import { quoteByToken } from './savedQuotes.ts';
import { savedQuoteView } from './view.ts';

/** The placeholder of the prerendered page for the content without scripts. */
const placeholder = { opens: '<noscript id="without-script"', closes: '</noscript>' };

function fillNoscript(page: string, content: Html): string {
  const begin = page.indexOf('>', page.indexOf(placeholder.opens)) + 1;
  const end = page.indexOf(placeholder.closes, begin);
  return page.includes(placeholder.opens) && end > 0 ? page.slice(0, begin) + content.text + page.slice(end) : page;
}

/**
 * The page of a saved quote: the prerendered page with the quote filled in for browsers without scripts, and the right
 * status. The URL is a secret, so the page isn't cached or indexed.
 */
export function savedQuotePageRoute(app: FastifyInstance, context: Context): void {
  const accounts = siteAccounts(context);
  const recent = keepRecent<{ policy: string; encoded: Encoded }>();
  app.get<{ Params: { token: string } }>(
    savedQuotePath,
    { config: readLimit(context.settings) },
    async (request, reply) => {
      const found = await context.site.find(request.url.split('?', 1)[0] ?? '/');
      if (found.kind !== 'page') return reply.callNotFound();
      const row = await quoteByToken(context, request.params.token);
      const content: Html = row
        ? quoteWithoutScript(savedQuoteView(context, row), context.settings.vat)
        : invalidLinkWithoutScript();
      const page = fillNoscript(found.page.text(await visitorOf(request, accounts)), content);
      const { policy, encoded } = recent(page, () => ({
        policy: contentSecurityPolicy(page, policySources(context.settings)),
        encoded: new Encoded(Buffer.from(page)),
      }));
      reply
        .code(row ? 200 : 404)
        .type('text/html; charset=utf-8')
        .headers({
          'content-security-policy': policy,
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
        });
      return sendEncoded(request, reply, encoded);
    },
  );
}
