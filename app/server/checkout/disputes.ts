import { cardProviderOf } from '../../src/domain/cardProviders.ts';
import type { StaffDispute } from '../../src/domain/contract/staff/orders.ts';
import { capitalised } from '../../src/domain/words.ts';
import type { PaymentRow } from '../orders/table.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** A payment's page at its card provider, where its dispute is answered; null for a payment made elsewhere. */
export function paymentPage(
  payment: Pick<PaymentRow, 'provider' | 'intent_id'>,
  { cardProvider }: Pick<Settings, 'cardProvider'>,
): string | null {
  if (payment.intent_id === null) return null;
  return cardProviderOf(payment)?.paymentPage(payment.intent_id, cardProvider?.live ?? false) ?? null;
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
