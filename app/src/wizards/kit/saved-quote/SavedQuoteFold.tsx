import { useDeferredValue, useSyncExternalStore } from 'react';
import type { Buyer } from '../../../orders/checkoutRequest.ts';
import * as placeholder from '../LazyPlaceholder.css';
import type { PayProps } from '../review/reviewModule.ts';
import { SaveQuotePanel } from './SaveQuotePanel';
import { savedQuoteStore } from './savedQuoteStore.ts';

/** Among the folds of Review: to save the quote, once everything is answered that its price depends on. */
export function SavedQuoteFold<Answers extends Buyer>({
  wizard: { order },
  answers,
  answered,
  bill,
}: Omit<PayProps<Answers>, 'form'>) {
  // The purchase buttons are painted first; but the fold of a saved quote is open, and would push aside what follows.
  const isRestoring = useSyncExternalStore(savedQuoteStore.subscribe, savedQuoteStore.isRestoring);
  const settled = useDeferredValue(true, bill.savedQuote !== null) && !isRestoring;
  const selection = order.selection(answers);
  if (selection === null) return null;
  if (!settled)
    return <div className={bill.savedQuote || isRestoring ? placeholder.savedQuote : placeholder.saveQuote} />;
  return (
    <SaveQuotePanel
      selection={selection}
      about={order.topic(answers).about}
      title={order.title(selection)}
      answered={answered}
      bill={{ ...bill, ...bill.full }}
      email={answers.email}
    />
  );
}
