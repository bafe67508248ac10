import type { CheckoutRequest } from '../checkoutSchema.ts';
import type { Selection } from '../selection.ts';
import { isSame } from './same.ts';
import type { KeptQuote } from './savedQuoteSchema.ts';

/** The kept quote when it is of the very things that are chosen now; null otherwise. */
export function keptOf(kept: KeptQuote | null, selection: Selection | null): KeptQuote | null {
  return kept && selection && isSame(kept.selection, selection) ? kept : null;
}

/** The purchase at its kept price, with the token by which the server knows it. */
export function atKeptPrice(request: CheckoutRequest, kept: KeptQuote | null): CheckoutRequest {
  const own = keptOf(kept, request.selection);
  return own ? { ...request, price: own.kept.due.amount, keptQuote: own.token } : request;
}
