import type { CheckoutRequest } from '../../src/orders/checkoutSchema.ts';
import { isSame } from '../../src/orders/saved-quote/same.ts';
import { isStillValid } from '../../src/orders/saved-quote/validity.ts';
import type { Order } from '../../src/orders/selection.ts';
import { type Context, today } from '../platform/context.ts';
import { pricedOf, quoteByToken, storedSelectionOf } from './savedQuotes.ts';

/**
 * Prices a purchase. A saved quote guarantees its price while it is valid, for the same selection; everything else is priced
 * by today's list.
 */
export async function orderFor(context: Context, { selection, savedQuoteToken }: CheckoutRequest): Promise<Order> {
  const row = savedQuoteToken === undefined ? undefined : await quoteByToken(context, savedQuoteToken);
  const isGuaranteed =
    row && isStillValid(row.valid_until, today(context)) && isSame(storedSelectionOf(row), selection);
  if (!isGuaranteed) return context.priceOf(selection);
  return { ...(pricedOf(row) as Pick<Order, 'price' | 'due'>), title: row.title };
}
