import { useEffect, useSyncExternalStore } from 'react';
import type { Bill } from '../../../domain/pricing/price.ts';
import { savedQuoteFor } from '../../../orders/saved-quote/priceGuarantee.ts';
import type { SavedQuote } from '../../../orders/saved-quote/savedQuoteSchema.ts';
import type { Selection } from '../../../orders/selection.ts';
import { savedQuoteStore } from './savedQuoteStore.ts';

export interface QuotedBill extends Bill {
  /** The quote whose price this is; null when it's today's price. */
  savedQuote: SavedQuote | null;
}

/** The price of a selection: the saved one if the browser holds a quote for it, otherwise today's list price. */
export function useSavedPrice(selection: Selection | null, today: Bill): QuotedBill {
  const saved = savedQuoteFor(
    useSyncExternalStore(savedQuoteStore.subscribe, savedQuoteStore.get, savedQuoteStore.blank),
    selection,
  );
  const isListCheaper = saved !== null && today.price.total < saved.savedBill.price.total;
  // If the list price is lower now, it applies, at the checkout too.
  useEffect(() => {
    if (isListCheaper) savedQuoteStore.drop();
  }, [isListCheaper]);
  const savedQuote = isListCheaper ? null : saved;
  return { ...(savedQuote?.savedBill ?? today), savedQuote };
}
