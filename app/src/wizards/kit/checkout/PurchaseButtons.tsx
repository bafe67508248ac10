import { Button } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { useState } from 'react';
import type { CheckoutRequest } from '../../../orders/checkoutSchema.ts';
import { buttons, problem } from './PurchaseButtons.css';
import type { Purchase } from './usePurchase.ts';

interface PurchaseButtonsProps {
  purchase: Purchase;
  order: () => CheckoutRequest | null;
  orderLabel?: string | undefined;
  /** If undefined, its button is disabled. If null, there is no such button. */
  consultation?: (() => CheckoutRequest | null) | null | undefined;
  /** "Book a Consultation (€83)". */
  consultationLabel: string;
}

/** The two purchase buttons at the end of a wizard. Without name and e-mail they say what is missing. */
export function PurchaseButtons({
  purchase,
  order,
  orderLabel = 'Proceed to Checkout',
  consultation,
  consultationLabel,
}: PurchaseButtonsProps) {
  const { state, ready, refused, buy } = purchase;
  const [pressed, setPressed] = useState<'order' | 'consultation'>('order');
  const processing = state.phase === 'processing';
  const failed = state.phase === 'failed' ? state.message : refused;
  const press = (which: 'order' | 'consultation', request: () => CheckoutRequest | null) => () => {
    setPressed(which);
    buy(request);
  };
  const shared = { wide: true, busyLabel: 'Processing...', unavailable: !ready || processing };
  return (
    <div className={buttons}>
      {failed && <p className={problem}>{failed}</p>}
      <Button {...shared} tone="primary" busy={processing && pressed === 'order'} onClick={press('order', order)}>
        {orderLabel}
      </Button>
      {consultation !== null && (
        <Button
          {...shared}
          busy={processing && pressed === 'consultation'}
          unavailable={shared.unavailable || !consultation}
          {...(consultation && { onClick: press('consultation', consultation) })}
        >
          {consultationLabel}
        </Button>
      )}
    </div>
  );
}
