import type { SaveQuoteRequest } from '../../src/orders/saved-quote/saveQuoteSchema.ts';
import { lastDay } from '../../src/orders/saved-quote/validity.ts';
import { priceOf } from '../../src/orders/selection.ts';
import { requireOffered } from '../orders/orders.ts';
import { type Context, today } from '../platform/context.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { fingerprintOf } from '../platform/http/idempotencyKey.ts';
import { countWizard } from '../platform/wizardCounts.ts';
import { quoteByIdempotencyKey } from './savedQuotes.ts';
import type { SavedQuoteRow } from './table.ts';
import { newQuoteId } from './token.ts';

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
    valid_until: lastDay(savedOn),
    created_at: context.now().toISOString(),
  };
}
