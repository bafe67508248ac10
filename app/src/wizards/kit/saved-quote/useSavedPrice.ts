import { useEffect, useSyncExternalStore } from 'react';
import { type Discount, discountable, withDiscount } from '../../../domain/pricing/discount.ts';
import type { Bill } from '../../../domain/pricing/price.ts';
import { savedQuoteFor } from '../../../orders/saved-quote/priceGuarantee.ts';
import type { SavedQuote } from '../../../orders/saved-quote/savedQuoteSchema.ts';
import type { Selection } from '../../../orders/selection.ts';
import { discountStore } from '../checkout/discountStore.ts';
import { savedQuoteStore } from './savedQuoteStore.ts';

export interface QuotedBill extends Bill {
  /** The quote whose price this is; null when it's today's price. */
  savedQuote: SavedQuote | null;
  /** What a code takes off; null without one. */
  discount: Discount | null;
  /** The same without the discount. */
  full: Bill;
}

/** The price of a selection: the saved one if the browser holds a quote for it, otherwise today's; less the discount of a code. */
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
  const full = savedQuote?.savedBill ?? today;
  const found = useSyncExternalStore(discountStore.subscribe, discountStore.get, discountStore.blank);
  const discount = found && selection && discountable(selection) === found.wizard ? found : null;
  const discounted = discount && withDiscount(full, discount);
  return { ...(discounted ?? full), savedQuote, discount: discounted && discount, full };
}
