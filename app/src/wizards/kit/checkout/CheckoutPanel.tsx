import { type ReactNode, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { installation } from '../../../content/installation.ts';
import { offersConsultation } from '../../../content/payment.ts';
import { catalogue } from '../../../domain/catalogue/given.ts';
import { formatEuro } from '../../../domain/money.ts';
import { type Buyer, consultationRequest, orderRequest } from '../../../orders/checkoutRequest.ts';
import { lazyPart } from '../../../shell/tool/lazyPart.ts';
import { idle } from '../idle.ts';
import type { PayProps } from '../review/reviewModule.ts';
import { todayLabel } from '../saved-quote/QuoteSheet';
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

// Formats a date in advance: the first one is slow in every browser.
void idle().then(todayLabel);

/**
 * The end of every wizard's summary: the order button or the card provider's form. And what may be done instead, below
 * the contact details: a consultation.
 */
export function CheckoutPanel<Answers extends Buyer>(props: CheckoutPanelProps<Answers>) {
  const { answers, bill, form, wizard, orderLabel, consultsFirst = false, docks, children } = props;
  const purchase = usePurchase(answers, bill, form, storeOf(wizard).keepTyped);
  const selection = wizard.order.selection(answers);
  const consultation = () => consultationRequest(catalogue, wizard, answers, location.origin);
  const { state } = purchase;
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
            id={form.id}
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
    </>
  );
}
