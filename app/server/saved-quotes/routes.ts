import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { dayLabel } from '../../src/domain/booking/labels.ts';
import { getSavedQuoteEndpoint, mailQuoteEndpoint } from '../../src/orders/saved-quote/savedQuoteSchema.ts';
import { type SaveQuoteRequest, saveQuoteEndpoint } from '../../src/orders/saved-quote/saveQuoteSchema.ts';
import { isStillValid, lastValidDay } from '../../src/orders/saved-quote/validity.ts';
import { priceOf } from '../../src/orders/selection.ts';
import { findSession, siteAccounts } from '../accounts/session.ts';
import { requireOffered } from '../orders/orders.ts';
import { type Context, today } from '../platform/context.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { fingerprintOf, idempotencyKeyOf } from '../platform/http/idempotencyKey.ts';
import { ownOrigin } from '../platform/http/ownOrigin.ts';
import { formLimit, readLimit } from '../platform/http/rateLimit.ts';
import { serveOn } from '../platform/http/serve.ts';
import { inTransaction } from '../platform/inTransaction.ts';
import { countMail, countWithinDailyLimit, type Requester } from '../platform/limits/dailyLimit.ts';
import { networkOf } from '../platform/limits/limits.ts';
import { mailboxOf } from '../platform/mail/mailbox.ts';
import { enqueueEmails } from '../platform/mail/outbox.ts';
import { sendOnce } from '../platform/site/answer.ts';
import { visitorOf } from '../platform/site/serve.ts';
import { countWizard, visitOf } from '../platform/wizardCounts.ts';
import { savedQuoteEmail } from './email.ts';
import {
  linkOf,
  newQuoteId,
  quoteByIdempotencyKey,
  quoteByToken,
  rememberOwner,
  savedQuotePath,
  savedQuoteView,
} from './savedQuotes.ts';
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
      await rememberOwner(context, context.database, {
        quoteId: row.id,
        address: account.email,
        accountId: account.id,
      });
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

/**
 * Saves a selection with today's price lines. Requests with the same idempotency key get the same quote, also when sent at
 * once.
 * @throws HttpError
 */
export async function saveQuote(
  context: Context,
  request: SaveQuoteRequest,
  idempotencyKey: string,
  visit: string,
): Promise<SavedQuoteRow> {
  const { wizard } = request.selection;
  requireOffered(context.catalogue, request.selection);
  const { numInsertedOrUpdatedRows: inserted } = await context.database
    .insertInto('saved_quotes')
    .values(newQuote(context, request, idempotencyKey))
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .executeTakeFirstOrThrow();
  if (inserted) await countWizard(context.database, wizard, 'saved', today(context), visit);
  const stored = await quoteByIdempotencyKey(context.database, idempotencyKey);
  if (stored?.fingerprint === fingerprintOf(request)) return stored;
  throw new HttpError(
    409,
    'idempotency-mismatch',
    'You’ve already saved this quote with other choices. Please reload the page and save it again.',
  );
}

function newQuote(context: Context, request: SaveQuoteRequest, idempotencyKey: string): SavedQuoteRow {
  const { price, due, title } = priceOf(context.catalogue, request.selection);
  const savedOn = today(context);
  return {
    id: newQuoteId(),
    idempotency_key: idempotencyKey,
    fingerprint: fingerprintOf(request),
    selection: JSON.stringify(request.selection),
    about: JSON.stringify(request.about),
    title,
    priced: JSON.stringify({ price, due }),
    saved_on: savedOn,
    valid_until: lastValidDay(savedOn),
    created_at: context.now().toISOString(),
  };
}

const sentToday = () =>
  new HttpError(
    429,
    'too-many',
    'We’ve already sent this quote to this address today. Please look in the spam folder too, or copy the link.',
  );
const tooMany = () =>
  new HttpError(
    429,
    'too-many',
    'We’ve already sent several quotes to this address today, so this one wasn’t sent. Please copy the link, or try again tomorrow.',
  );

/**
 * E-mails a saved quote, at most once a day and a few quotes a day to one mailbox, so that it can't be used to spam others.
 * @throws HttpError when it isn't sent
 */
async function emailQuote(
  context: Context,
  row: SavedQuoteRow,
  email: string,
  requester: Requester,
  origin: string,
): Promise<void> {
  const { settings } = context;
  const now = context.now();
  await inTransaction(context, async (transaction) => {
    const sameQuote = `${row.id} ${mailboxOf(email)}`;
    if (!(await countWithinDailyLimit(transaction, 'sameQuoteMails', sameQuote, settings, now))) throw sentToday();
    if (!(await countMail(transaction, 'quoteMails', { address: email }, requester, settings, now))) throw tooMany();
    const id = `${row.id}-quote-${randomUUID()}`;
    const quoteEmail = savedQuoteEmail({
      row,
      recipient: email,
      id,
      link: linkOf(row, settings, origin),
      settings,
      catalogue: context.catalogue,
    });
    await enqueueEmails(transaction, [quoteEmail], now.toISOString());
    await rememberOwner(context, transaction, { quoteId: row.id, address: email });
  });
}

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
