import { lazy, Suspense } from 'react';
import { offersConsultation } from '../../content/payment.ts';
import { consultationFee } from '../../domain/catalogue/consultation.ts';
import type { CheckoutRequest } from '../../domain/contract/checkout.ts';
import { formatEuro } from '../../domain/money.ts';
import { PurchaseButtons } from './PurchaseButtons';
import type { Purchase } from './usePurchase.ts';

const EmbeddedForm = lazy(() => import('./EmbeddedForm'));

interface CheckoutProps {
  purchase: Purchase;
  /** What is bought; null while a question that its price depends on is open. `origin` is the site's own. */
  order: (origin: string) => CheckoutRequest | null;
  /** What the button of the order says; "Proceed to Checkout" where left out. */
  orderLabel?: string;
  /** The paid consultation about it; null where the order is that itself. */
  consultation: ((origin: string) => CheckoutRequest | null) | null;
}

/** The end of every wizard's summary: the two ways to pay, or the card provider's form once one of them is taken. */
export function Checkout({ purchase, order, orderLabel, consultation }: CheckoutProps) {
  const { state } = purchase;
  if (state.phase === 'form') {
    return (
      <Suspense fallback={null}>
        <EmbeddedForm stripe={state.stripe} clientSecret={state.clientSecret} />
      </Suspense>
    );
  }
  return (
    <PurchaseButtons
      purchase={purchase}
      order={() => order(location.origin)}
      orderLabel={orderLabel}
      consultation={consultation && (offersConsultation ? () => consultation(location.origin) : undefined)}
      consultationLabel={`Book a Consultation (${formatEuro(consultationFee)})`}
    />
  );
}
