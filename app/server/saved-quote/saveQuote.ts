import type { KeepRequest } from '../../src/orders/saved-quote/saveQuoteSchema.ts';
import { lastDay } from '../../src/orders/saved-quote/validity.ts';
import { type Context, today } from '../context.ts';
import type { KeptQuoteRow } from '../db/schema.ts';
import { HttpError } from '../http/httpError.ts';
import { fingerprintOf } from '../http/idempotencyKey.ts';
import { quoteByIdempotencyKey } from './savedQuotes.ts';
import { newQuoteId } from './token.ts';

/**
 * Saves a selection with today's price lines. Requests with the same idempotency key get the same quote, also when sent at
 * once.
 * @throws HttpError
 */
export async function saveQuote(context: Context, request: KeepRequest, idempotencyKey: string): Promise<KeptQuoteRow> {
  await context.database
    .insertInto('kept_quotes')
    .values(newQuote(context, request, idempotencyKey))
    .onConflict((conflict) => conflict.column('attempt').doNothing())
    .execute();
  const stored = await quoteByIdempotencyKey(context.database, idempotencyKey);
  if (stored?.fingerprint === fingerprintOf(request)) return stored;
  throw new HttpError(
    409,
    'idempotency-mismatch',
    'This quote was already saved with other choices. Please reload the page and save it again.',
  );
}

function newQuote(context: Context, request: KeepRequest, idempotencyKey: string): KeptQuoteRow {
  const { price, due, title } = context.priceOf(request.selection);
  const savedOn = today(context);
  return {
    id: newQuoteId(),
    attempt: idempotencyKey,
    fingerprint: fingerprintOf(request),
    selection: JSON.stringify(request.selection),
    about: JSON.stringify(request.about),
    title,
    priced: JSON.stringify({ price, due }),
    kept_on: savedOn,
    valid_until: lastDay(savedOn),
    created_at: context.now().toISOString(),
  };
}
