import type { FastifyInstance } from 'fastify';
import { dayLabel } from '../../src/domain/booking/labels.ts';
import { getSavedQuoteEndpoint, mailQuoteEndpoint } from '../../src/orders/saved-quote/savedQuoteSchema.ts';
import { saveQuoteEndpoint } from '../../src/orders/saved-quote/saveQuoteSchema.ts';
import { isStillValid } from '../../src/orders/saved-quote/validity.ts';
import { findSession } from '../accounts/session.ts';
import { type Context, today } from '../platform/context.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { idempotencyKeyOf } from '../platform/http/idempotencyKey.ts';
import { ownOrigin } from '../platform/http/ownOrigin.ts';
import { formLimit, readLimit } from '../platform/http/rateLimit.ts';
import { serveOn } from '../platform/http/serve.ts';
import { networkOf } from '../platform/limits/network.ts';
import { visitOf } from '../platform/wizardCounts.ts';
import { emailQuote } from './emailQuote.ts';
import { rememberOwner } from './owners.ts';
import { quoteByToken, savedQuoteView } from './savedQuotes.ts';
import { saveQuote } from './saveQuote.ts';
import type { SavedQuoteRow } from './table.ts';

/** Saves quotes, shows them by their link, and e-mails them. */
export function savedQuoteRoutes(app: FastifyInstance, context: Context): void {
  const serve = serveOn(app, context.settings);

  serve(saveQuoteEndpoint, { summary: 'Saves a quote', bodyLimit: 8192 }, async (request, reply) => {
    const { selection, about } = request.body;
    if (selection.wizard === 'consultation') throw nothingToSave;
    const account = (await findSession(context, request, reply))?.account;
    const row = await saveQuote(
      context,
      { selection, about },
      idempotencyKeyOf(request),
      visitOf(request, context.settings),
    );
    if (account)
      await rememberOwner(context.database, row.id, account.email, context.settings, context.now(), account.id);
    return reply.code(201).send(savedQuoteView(context, row));
  });

  serve(
    getSavedQuoteEndpoint,
    { summary: 'The quote of a link', config: readLimit(context.settings) },
    async ({ params }) => savedQuoteView(context, await requireQuote(context, params.token)),
  );

  serve(
    mailQuoteEndpoint,
    { summary: 'Sends the link by e-mail', config: formLimit(context.settings), bodyLimit: 2048 },
    async (request, reply) => {
      const origin = ownOrigin(context.settings, request);
      const row = await requireQuote(context, request.params.token);
      if (!isStillValid(row.valid_until, today(context))) throw quoteExpired(row);
      const requester = { key: networkOf(request, context.settings) };
      await emailQuote(context, row, request.body.email, requester, origin);
      return reply.code(202).send({ accepted: true });
    },
  );
}

const nothingToSave = new HttpError(
  422,
  'unusable-selection',
  'A consultation has a fixed price, so there’s nothing to save.',
);

function quoteExpired({ valid_until }: SavedQuoteRow): HttpError {
  const message = `This quote was valid until ${dayLabel(valid_until)}. Please save a new one and we’ll send you that.`;
  return new HttpError(410, 'quote-expired', message);
}

/** The quote of a token. @throws HttpError */
async function requireQuote(context: Context, token: string): Promise<SavedQuoteRow> {
  const row = await quoteByToken(context, token);
  if (row) return row;
  throw new HttpError(
    404,
    'unknown-quote',
    'We can’t find this quote. The link may be incomplete: please copy all of it, to the last letter.',
  );
}
