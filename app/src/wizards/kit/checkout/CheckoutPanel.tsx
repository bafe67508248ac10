import { type ReactNode, Suspense, useDeferredValue, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { installation } from '../../../content/installation.ts';
import { offersConsultation } from '../../../content/payment.ts';
import { catalogue } from '../../../domain/catalogue/given.ts';
import { formatEuro } from '../../../domain/money.ts';
import { type Buyer, consultationRequest, orderRequest } from '../../../orders/checkoutRequest.ts';
import { lazyPart } from '../../../shell/tool/lazyPart.ts';
import * as placeholder from '../LazyPlaceholder.css';
import type { PayProps } from '../review/reviewModule.ts';
import { SaveQuotePanel } from '../saved-quote/SaveQuotePanel';
import { savedQuoteStore } from '../saved-quote/savedQuoteStore.ts';
import { storeOf } from '../wizardStore.ts';
import { DiscountCode } from './DiscountCode';
import { PurchaseButtons } from './PurchaseButtons';
import { usePurchase } from './usePurchase.ts';

const { consultationFee } = catalogue;

const EmbeddedForm = lazyPart(async () => (await import('./EmbeddedForm')).default);

interface CheckoutPanelProps<Answers extends Buyer> extends PayProps<Answers> {
  /** Label of the order button; "Proceed to Checkout" by default. */
  orderLabel?: string;
  /** Whether the order begins with the paid consultation. Its button is then the only one. */
  consultsFirst?: boolean;
  /** Whether the order button is in a bar at the bottom of a wide window, too: the summary begins below the first view. */
  docks?: boolean;
  /** Below the consultation. */
  children?: ReactNode;
}

/** Formats a date in advance: the first one is slow in every browser. */
export { todayLabel as prepare } from '../saved-quote/QuoteSheet';

/**
 * The end of every wizard's summary: the order button or the card provider's form. And what may be done instead, below
 * the contact details: to save the quote, or a consultation.
 */
export function CheckoutPanel<Answers extends Buyer>(props: CheckoutPanelProps<Answers>) {
  const { answers, answered, bill, form, wizard, orderLabel, consultsFirst = false, docks, children } = props;
  const { order } = wizard;
  const purchase = usePurchase(answers, bill, form, storeOf(wizard).keepTyped);
  const selection = order.selection(answers);
  const consultation = () => consultationRequest(catalogue, wizard, answers, location.origin);
  const { state } = purchase;
  // The purchase buttons are painted first; but the fold of a saved quote is open, and would push aside what follows.
  const isRestoring = useSyncExternalStore(savedQuoteStore.subscribe, savedQuoteStore.isRestoring);
  const settled = useDeferredValue(true, bill.savedQuote !== null) && !isRestoring;
  return (
    <>
      {state.phase === 'form' ? (
        <Suspense fallback={null}>
          <EmbeddedForm stripe={state.stripe} clientSecret={state.clientSecret} />
        </Suspense>
      ) : (
        <>
          {installation.takesDiscountCodes && selection && !consultsFirst && (
            <DiscountCode selection={selection} bill={bill} />
          )}
          <PurchaseButtons
            purchase={purchase}
            order={consultsFirst ? consultation : () => orderRequest(catalogue, wizard, answers, location.origin)}
            orderLabel={orderLabel}
            docks={docks}
            due={
              consultsFirst
                ? { amount: formatEuro(consultationFee), of: 'in full' }
                : { amount: formatEuro(bill.due.amount), of: `of ${formatEuro(bill.price.total)}` }
            }
            consultation={consultsFirst ? null : offersConsultation ? consultation : undefined}
            besides={form.besides}
            consultationLabel={`Book a Consultation (${formatEuro(consultationFee)})`}
          />
        </>
      )}
      {form.besides && children && createPortal(children, form.besides)}
      {form.folds &&
        selection &&
        createPortal(
          settled ? (
            <SaveQuotePanel
              selection={selection}
              about={order.topic(answers).about}
              title={order.title(selection)}
              answered={answered}
              bill={{ ...bill, ...bill.full }}
              email={answers.email}
            />
          ) : (
            <div className={bill.savedQuote || isRestoring ? placeholder.savedQuote : placeholder.saveQuote} />
          ),
          form.folds,
        )}
    </>
  );
}
