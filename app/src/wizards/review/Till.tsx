import { lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import { offersConsultation } from '../../content/payment.ts';
import { consultationFee } from '../../domain/catalogue/consultation.ts';
import type { Contact } from '../../domain/contact.ts';
import type { CheckoutRequest } from '../../domain/contract/checkout.ts';
import { formatEuro } from '../../domain/money.ts';
import { PurchaseButtons } from '../checkout/PurchaseButtons';
import { usePurchase } from '../checkout/usePurchase.ts';
import { KeepQuotePanel, type KeepQuoteProps } from '../kept/KeepQuotePanel';
import type { Desk } from './useReview';

const EmbeddedForm = lazy(() => import('../checkout/EmbeddedForm'));

interface TillProps {
  answers: Contact;
  desk: Desk;
  /** Keeps what is typed, for a visitor who goes away to pay. */
  park: () => void;
  /** What is bought; null while a question that its price depends on is open. `origin` is the site's own. */
  order: (origin: string) => CheckoutRequest | null;
  /** What the button of the order says; "Proceed to Checkout" where left out. */
  orderLabel?: string;
  /** The paid consultation about it; null where the order is that itself. */
  consultation: ((origin: string) => CheckoutRequest | null) | null;
  /** What may be kept in place of buying it. */
  keep: Omit<KeepQuoteProps, 'email'>;
  /** Another way, between buying and keeping. */
  children?: ReactNode;
}

/** The end of every wizard's summary: the two ways to pay, or the card provider's form, and the offer to keep the quote. */
export function Till({ answers, desk, park, order, orderLabel, consultation, keep, children }: TillProps) {
  const purchase = usePurchase(answers, desk, park);
  const { state } = purchase;
  // What leads to the payment first, then what leads elsewhere.
  const settled = useDeferredValue(true, false);
  return (
    <>
      {state.phase === 'form' ? (
        <Suspense fallback={null}>
          <EmbeddedForm stripe={state.stripe} clientSecret={state.clientSecret} />
        </Suspense>
      ) : (
        <PurchaseButtons
          purchase={purchase}
          order={() => order(location.origin)}
          orderLabel={orderLabel}
          consultation={consultation && (offersConsultation ? () => consultation(location.origin) : undefined)}
          consultationLabel={`Book a Consultation (${formatEuro(consultationFee)})`}
        />
      )}
      {children}
      {settled && <KeepQuotePanel {...keep} email={answers.email} />}
    </>
  );
}
