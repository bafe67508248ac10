import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { offersConsultation } from '../../../content/payment.ts';
import { consultationFee } from '../../../domain/catalogue/consultation.ts';
import { formatEuro } from '../../../domain/money.ts';
import type { WizardRules } from '../../../domain/wizard/wizard.ts';
import { type Buyer, consultationRequest, orderRequest } from '../../../orders/checkoutRequest.ts';
import { lazyPart } from '../../../shell/tool/lazyPart.ts';
import type { Topic, WizardSelection } from '../../rules.ts';
import type { PayProps } from '../review/useReview';
import { KeepQuotePanel } from '../saved-quote/KeepQuotePanel';
import { storeOf } from '../wizardStore.ts';
import { PurchaseButtons } from './PurchaseButtons';
import { usePurchase } from './usePurchase.ts';

const EmbeddedForm = lazyPart(async () => (await import('./EmbeddedForm')).default);

interface CheckoutPanelProps<Answers extends object> extends PayProps<Answers> {
  wizard: WizardRules<Answers, string, WizardSelection, Topic>;
  /** What the button of the order says; "Proceed to Checkout" where left out. */
  orderLabel?: string;
  /** The order begins with the paid consultation: it is the only button. */
  consultsFirst?: boolean;
  /** Another way, between buying and keeping. */
  children?: ReactNode;
}

/** The end of every wizard's summary: the two ways to pay, or the card provider's form, and the offer to keep the quote. */
export function CheckoutPanel<Answers extends Buyer>(props: CheckoutPanelProps<Answers>) {
  const { answers, bill, desk, wizard, orderLabel, consultsFirst = false, children } = props;
  const { order } = wizard;
  const purchase = usePurchase(answers, desk, storeOf(wizard).park);
  const selection = order.selection(answers);
  const consultation = () => consultationRequest(wizard, answers, location.origin);
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
          order={consultsFirst ? consultation : () => orderRequest(wizard, answers, location.origin)}
          orderLabel={orderLabel}
          consultation={consultsFirst ? null : offersConsultation ? consultation : undefined}
          consultationLabel={`Book a Consultation (${formatEuro(consultationFee)})`}
        />
      )}
      {children}
      {settled && selection && (
        <KeepQuotePanel
          selection={selection}
          about={order.topic(answers).about}
          title={order.title(selection)}
          bill={bill}
          email={answers.email}
        />
      )}
    </>
  );
}
