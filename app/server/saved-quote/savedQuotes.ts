import type { CheckoutRequest } from '../../src/domain/contract/checkout.ts';
import type { KeepableSelection } from '../../src/domain/contract/keep.ts';
import type { Priced } from '../../src/domain/contract/kept.ts';
import { selectionSchema } from '../../src/domain/contract/selection.ts';
import type { About } from '../../src/domain/kept/about.ts';
import { isSame } from '../../src/domain/kept/same.ts';
import { stillHolds } from '../../src/domain/kept/validity.ts';
import type { Order } from '../../src/domain/selection.ts';
import { type Context, today } from '../context.ts';
import type { Database } from '../db/open.ts';
import type { KeptQuoteRow } from '../db/schema.ts';
import { quoteIdIn } from './token.ts';

/** What a visitor quotes when writing about it: short enough to say on the telephone. */
export function referenceOf({ id }: Pick<KeptQuoteRow, 'id'>): string {
  return id.slice(0, 8).toUpperCase();
}

export function pricedOf({ priced }: Pick<KeptQuoteRow, 'priced'>): Priced {
  return JSON.parse(priced) as Priced;
}

export function aboutOf({ about }: Pick<KeptQuoteRow, 'about'>): About {
  return JSON.parse(about) as About;
}

/** What was chosen, as it was stored; it may hold what is not on offer any more. */
export function storedSelectionOf({ selection }: Pick<KeptQuoteRow, 'selection'>): KeepableSelection {
  return JSON.parse(selection) as KeepableSelection;
}

/** What was chosen; null when something in it is not on offer any more. */
export function offeredSelectionOf(row: KeptQuoteRow): KeepableSelection | null {
  const selection = storedSelectionOf(row);
  return selectionSchema.safeParse(selection).success ? selection : null;
}

export function quoteByIdempotencyKey(database: Database, attempt: string): Promise<KeptQuoteRow | undefined> {
  return database.selectFrom('kept_quotes').selectAll().where('attempt', '=', attempt).executeTakeFirst();
}

/** The quote that a token opens; undefined when it opens none. */
export async function quoteByToken({ settings, database }: Context, token: string): Promise<KeptQuoteRow | undefined> {
  const id = quoteIdIn(token, settings.secret);
  if (id === null) return undefined;
  return database.selectFrom('kept_quotes').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * What a purchase costs: as it was kept, while the kept quote it names is of the same things and still holds; otherwise
 * by today's list. Of what the browser sends only the token counts, and only when we have signed it.
 */
export async function orderFor(context: Context, { selection, keptQuote }: CheckoutRequest): Promise<Order> {
  const row = keptQuote === undefined ? undefined : await quoteByToken(context, keptQuote);
  const honoured = row && stillHolds(row.valid_until, today(context)) && isSame(storedSelectionOf(row), selection);
  if (!honoured) return context.priceOf(selection);
  return { ...(pricedOf(row) as Pick<Order, 'price' | 'due'>), title: row.title };
}
