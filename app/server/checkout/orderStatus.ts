import type { OrderRow, OrderStatus, PaymentRow } from '../db/tables/orders.ts';
import { currency } from '../payments/provider.ts';

type Ordered = Pick<OrderRow, 'deposit_cents' | 'provider_session_id'>;
type Money = Pick<
  PaymentRow,
  'id' | 'status' | 'amount_cents' | 'currency' | 'refunded_cents' | 'dispute' | 'disputed_cents'
>;

/** Cents returned to the buyer: by refunds and a lost dispute. */
export function returnedOf({ refunded_cents, dispute, disputed_cents }: Money): number {
  return refunded_cents + (dispute === 'lost' ? disputed_cents : 0);
}

/** Whether a payment was received and not returned in full. */
export function isKept(payment: Money): boolean {
  return payment.status === 'paid' && returnedOf(payment) < Math.max(1, payment.amount_cents ?? 1);
}

/** Whether a payment has the order's amount, possibly after the excess was refunded. */
export function isRightAmount(payment: Money, { deposit_cents }: Pick<OrderRow, 'deposit_cents'>): boolean {
  const amount = payment.amount_cents ?? 0;
  return payment.currency === currency && [amount, amount - returnedOf(payment)].includes(deposit_cents);
}

/** Whether an order was ever paid, even if it was refunded or disputed since. */
export function isPaidFor({ status }: Pick<OrderRow, 'status'>): boolean {
  return !['open', 'processing', 'failed', 'cancelled'].includes(status);
}

/** Computes an order's status from its payments alone, so that events may arrive in any order. */
export function orderStatusOf(order: Ordered, payments: readonly Money[]): OrderStatus {
  const paid = payments.filter(({ status }) => status === 'paid');
  if (paid.length === 0) return unpaidStatus(order, payments);
  if (paid.some(({ dispute }) => dispute === 'open')) return 'disputed';
  const kept = paid.filter(isKept);
  const [first] = kept;
  if (!first) return 'refunded';
  if (kept.some((payment) => !isRightAmount(payment, order))) return 'needs-attention';
  if (kept.length > 1) return 'paid-twice';
  return (first.amount_cents ?? 0) - returnedOf(first) < order.deposit_cents ? 'partly-refunded' : 'paid';
}

function unpaidStatus(order: Ordered, payments: readonly Money[]): OrderStatus {
  if (payments.some(({ status }) => status === 'processing')) return 'processing';
  const current = payments.find(({ id }) => id === order.provider_session_id);
  if (!current || current.status === 'open') return 'open';
  return current.status === 'failed' ? 'failed' : 'cancelled';
}
