import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { offersConsultation } from '../../../content/payment.ts';
import { consultationFee } from '../../../domain/catalogue/consultation.ts';
import type { Contact } from '../../../domain/contact.ts';
import type { CheckoutRequest } from '../../../domain/contract/checkout.ts';
import type { KeepableSelection } from '../../../domain/contract/keep.ts';
import type { About } from '../../../domain/kept/about.ts';
import { formatEuro } from '../../../domain/money.ts';
import { lazyPart } from '../../../shell/lazyPart.ts';
import type { PayProps } from '../review/useReview';
import { KeepQuotePanel } from '../saved-quote/KeepQuotePanel';
import { PurchaseButtons } from './PurchaseButtons';
import { usePurchase } from './usePurchase.ts';

const EmbeddedForm = lazyPart(async () => (await import('./EmbeddedForm')).default);

/** The request for an order, by the answers; `origin` is the site's own. */
type Order<Answers> = (answers: Answers, origin: string) => CheckoutRequest | null;

interface CheckoutPanelProps<Answers> extends PayProps<Answers> {
  /** Keeps what is typed, for a visitor who goes away to pay. */
  park: () => void;
  /** What is bought; null while a question that its price depends on is open. */
  order: Order<Answers>;
  /** What the button of the order says; "Proceed to Checkout" where left out. */
  orderLabel?: string;
  /** The paid consultation about it; null where the order is that itself. */
  consultation: Order<Answers> | null;
  /** What may be kept in place of buying it; null like the order. */
  selection: (answers: Answers) => KeepableSelection | null;
  /** What else was asked, so that the link to it opens at Review. */
  about: (answers: Answers) => About;
  /** What is chosen, in words. */
  title: (answers: Answers) => string;
  /** Another way, between buying and keeping. */
  children?: ReactNode;
}

/** The end of every wizard's summary: the two ways to pay, or the card provider's form, and the offer to keep the quote. */
export function CheckoutPanel<Answers extends Contact>(props: CheckoutPanelProps<Answers>) {
  const { answers, bill, desk, park, order, orderLabel, consultation, selection, about, title, children } = props;
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
          order={() => order(answers, location.origin)}
          orderLabel={orderLabel}
          consultation={consultation && (offersConsultation ? () => consultation(answers, location.origin) : undefined)}
          consultationLabel={`Book a Consultation (${formatEuro(consultationFee)})`}
        />
      )}
      {children}
      {settled && (
        <KeepQuotePanel
          selection={selection(answers)}
          about={about(answers)}
          title={title(answers)}
          bill={bill}
          email={answers.email}
        />
      )}
    </>
  );
}
