import type { KeepRequest } from '../../src/domain/contract/keep.ts';
import { lastDay } from '../../src/domain/kept/validity.ts';
import type { KeptQuoteRow } from '../db/schema.ts';
import { fingerprintOf } from '../http/attempt.ts';
import { HttpError } from '../http/httpError.ts';
import { quoteOfAttempt } from './quotes.ts';
import { type Context, today } from '../context.ts';
import { newQuoteId } from './token.ts';

/**
 * Keeps what was chosen, with the lines of the day. The same attempt always comes to the same quote, also when it is
 * sent twice at once.
 * @throws HttpError
 */
export async function keep(context: Context, request: KeepRequest, attempt: string): Promise<KeptQuoteRow> {
  await context.database
    .insertInto('kept_quotes')
    .values(newQuote(context, request, attempt))
    .onConflict((conflict) => conflict.column('attempt').doNothing())
    .execute();
  const stored = await quoteOfAttempt(context.database, attempt);
  if (stored?.fingerprint === fingerprintOf(request)) return stored;
  throw new HttpError(
    409,
    'idempotency-mismatch',
    'This quote was already kept with other choices. Please reload the page and keep it again.',
  );
}

function newQuote(context: Context, request: KeepRequest, attempt: string): KeptQuoteRow {
  const { price, due, title } = context.priceOf(request.selection);
  const keptOn = today(context);
  return {
    id: newQuoteId(),
    attempt,
    fingerprint: fingerprintOf(request),
    selection: JSON.stringify(request.selection),
    about: JSON.stringify(request.about),
    title,
    priced: JSON.stringify({ price, due }),
    kept_on: keptOn,
    valid_until: lastDay(keptOn),
    created_at: context.now().toISOString(),
  };
}
