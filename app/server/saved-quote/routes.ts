import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { dayLabel } from '../../src/domain/booking/labels.ts';
import {
  mailAnswerSchema,
  mailRequestSchema,
  savedQuoteParamsSchema,
  savedQuoteSchema,
} from '../../src/orders/saved-quote/savedQuoteSchema.ts';
import { saveQuoteRequestSchema } from '../../src/orders/saved-quote/saveQuoteSchema.ts';
import { isStillValid } from '../../src/orders/saved-quote/validity.ts';
import { type Context, today } from '../context.ts';
import type { SavedQuoteRow } from '../db/tables/savedQuotes.ts';
import { HttpError } from '../http/httpError.ts';
import { idempotencyKeyOf } from '../http/idempotencyKey.ts';
import { ownOrigin } from '../http/ownOrigin.ts';
import { formLimit, readLimit, writeLimit } from '../http/rateLimit.ts';
import { networkOf } from '../limits/network.ts';
import { emailQuote } from './emailQuote.ts';
import { rememberOwner } from './owners.ts';
import { quoteByToken } from './savedQuotes.ts';
import { saveQuote } from './saveQuote.ts';
import { savedQuoteView } from './view.ts';

/** The verified address of the signed-in visitor; undefined when signed out. */
export type FindVisitorAddress = (request: FastifyRequest, reply: FastifyReply) => Promise<string | undefined>;

/** Saves quotes, shows them by their link, and e-mails them. */
export function savedQuoteRoutes(app: FastifyInstance, context: Context, addressOfVisitor: FindVisitorAddress): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.post(
    '/api/quotes',
    {
      schema: { summary: 'Saves a quote', body: saveQuoteRequestSchema, response: { 201: savedQuoteSchema } },
      config: writeLimit(context.settings),
      bodyLimit: 8192,
    },
    async (request, reply) => {
      const { selection, about } = request.body;
      if (selection.wizard === 'consultation') throw nothingToSave;
      const address = await addressOfVisitor(request, reply);
      const row = await saveQuote(context, { selection, about }, idempotencyKeyOf(request));
      if (address) await rememberOwner(context.database, row.id, address, context.settings, context.now());
      return reply.code(201).send(savedQuoteView(context, row));
    },
  );

  typed.get(
    '/api/quotes/:token',
    {
      schema: { summary: 'The quote of a link', params: savedQuoteParamsSchema, response: { 200: savedQuoteSchema } },
      config: readLimit(context.settings),
    },
    async ({ params }) => savedQuoteView(context, await requireQuote(context, params.token)),
  );

  typed.post(
    '/api/quotes/:token/mail',
    {
      schema: {
        summary: 'Sends the link by e-mail',
        params: savedQuoteParamsSchema,
        body: mailRequestSchema,
        response: { 202: mailAnswerSchema },
      },
      config: formLimit(context.settings),
      bodyLimit: 2048,
    },
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
