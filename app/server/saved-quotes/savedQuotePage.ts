import type { FastifyInstance } from 'fastify';
import { siteAccounts } from '../accounts/session.ts';
import type { Context } from '../platform/context.ts';
import { readLimit } from '../platform/http/rateLimit.ts';
import { sendOnce } from '../platform/site/answer.ts';
import { visitorOf } from '../platform/site/serve.ts';
import { quoteByToken, savedQuoteView } from './savedQuotes.ts';
import { savedQuotePath } from './token.ts';

/**
 * The page of a saved quote, which holds the quote for browsers without scripts, with the right status. The URL is a secret, so
 * the page isn't cached or indexed.
 */
export function savedQuotePageRoute(app: FastifyInstance, context: Context): void {
  const accounts = siteAccounts(context);
  app.get<{ Params: { token: string } }>(
    savedQuotePath,
    { config: readLimit(context.settings) },
    async (request, reply) => {
      const row = await quoteByToken(context, request.params.token);
      const page = await context.site.answer(savedQuotePath, row ? savedQuoteView(context, row) : null);
      if (!page) return reply.callNotFound();
      return sendOnce(reply.code(row ? 200 : 404), page, await visitorOf(request, accounts));
    },
  );
}
