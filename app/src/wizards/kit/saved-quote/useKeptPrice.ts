import { useEffect, useSyncExternalStore } from 'react';
import type { Bill } from '../../../domain/pricing/price.ts';
import { keptOf } from '../../../orders/saved-quote/priceGuarantee.ts';
import type { KeptQuote } from '../../../orders/saved-quote/savedQuoteSchema.ts';
import type { Selection } from '../../../orders/selection.ts';
import { keptStore } from './keptStore.ts';

export interface KeptBill extends Bill {
  /** The quote whose price this is; null when it is the price of today. */
  kept: KeptQuote | null;
}

/** What is to be paid for the selection: as it was kept, while such a quote is in hand, and by today's list otherwise. */
export function useKeptPrice(selection: Selection | null, today: Bill): KeptBill {
  const held = keptOf(useSyncExternalStore(keptStore.subscribe, keptStore.get, keptStore.blank), selection);
  const cheaper = held !== null && today.price.total < held.kept.price.total;
  // A list that has become cheaper is what counts, at the checkout too.
  useEffect(() => {
    if (cheaper) keptStore.drop();
  }, [cheaper]);
  const kept = cheaper ? null : held;
  return kept ? { ...kept.kept, kept } : { ...today, kept };
}
