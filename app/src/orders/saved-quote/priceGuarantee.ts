import type { CheckoutRequest } from '../checkoutSchema.ts';
import type { Selection } from '../selection.ts';
import { isSame } from './same.ts';
import type { SavedQuote } from './savedQuoteSchema.ts';

/** The saved quote if it's for the same selection; null otherwise. */
export function savedQuoteFor(saved: SavedQuote | null, selection: Selection | null): SavedQuote | null {
  return saved && selection && isSame(saved.selection, selection) ? saved : null;
}

/** The request at its saved price, with the token by which the server finds the quote. */
export function atSavedPrice(request: CheckoutRequest, saved: SavedQuote | null): CheckoutRequest {
  const own = savedQuoteFor(saved, request.selection);
  return own ? { ...request, price: own.savedBill.due.amount, savedQuoteToken: own.token } : request;
}
