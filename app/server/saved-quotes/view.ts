import type { SavedQuote } from '../../src/orders/saved-quote/savedQuoteSchema.ts';
import { isStillValid } from '../../src/orders/saved-quote/validity.ts';
import { type Context, today } from '../platform/context.ts';
import { aboutOf, answersOf, offeredSelectionOf, pricedOf, referenceOf, storedSelectionOf } from './savedQuotes.ts';
import type { SavedQuoteRow } from './table.ts';
import { tokenOf } from './token.ts';

/** A saved quote for the browser: with its saved price and today's. */
export function savedQuoteView(context: Context, row: SavedQuoteRow): SavedQuote {
  const selection = storedSelectionOf(row);
  const offered = offeredSelectionOf(row);
  const current = offered && context.priceOf(offered);
  return {
    token: tokenOf(row.id, context.settings.secret),
    reference: referenceOf(row),
    wizard: selection.wizard,
    title: row.title,
    savedOn: row.saved_on,
    validUntil: row.valid_until,
    valid: isStillValid(row.valid_until, today(context)),
    savedBill: pricedOf(row),
    today: current && { price: { ...current.price, lines: [...current.price.lines] }, due: current.due },
    selection: { ...selection },
    about: { ...aboutOf(row) },
    answers: answersOf(row),
  };
}
