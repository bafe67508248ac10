import type { StaffDispute } from '../../src/domain/contract/staff/orders.ts';
import { capitalised } from '../../src/domain/words.ts';
import type { PaymentRow } from '../orders/table.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** A payment's page in Stripe's dashboard, where its dispute is answered; null for a payment made elsewhere. */
export function paymentPage(
  { provider, intent_id }: Pick<PaymentRow, 'provider' | 'intent_id'>,
  { stripe }: Pick<Settings, 'stripe'>,
): string | null {
  if (provider !== 'stripe' || intent_id === null) return null;
  return `https://dashboard.stripe.com/${stripe?.live ? '' : 'test/'}payments/${intent_id}`;
}

/** A bank's reason in words: "Product not received" for `product_not_received`. */
export const formatReason = (code: string): string => capitalised(code.replaceAll('_', ' '));

/** The latest dispute about a payment; null when there was none. */
export function disputeOf(payment: PaymentRow): StaffDispute | null {
  if (payment.dispute === null) return null;
  return {
    state: payment.dispute,
    amount: payment.disputed_cents,
    reason: payment.dispute_reason === null ? null : formatReason(payment.dispute_reason),
    openedAt: payment.disputed_at,
    dueBy: payment.dispute_due_by,
  };
}
