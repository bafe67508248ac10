import type { OrderRow, OrderStatus, PaymentRow } from '../db/schema.ts';
import { currency } from './provider.ts';

type Ordered = Pick<OrderRow, 'deposit_cents' | 'provider_session_id'>;
type Money = Pick<
  PaymentRow,
  'id' | 'status' | 'amount_cents' | 'currency' | 'refunded_cents' | 'dispute' | 'disputed_cents'
>;

/** Whole cents that went back to the buyer: refunds, and what a lost dispute took. */
export function returnedOf({ refunded_cents, dispute, disputed_cents }: Money): number {
  return refunded_cents + (dispute === 'lost' ? disputed_cents : 0);
}

/** Whether money came in and not all of it went back. */
export function isKept(payment: Money): boolean {
  return payment.status === 'paid' && returnedOf(payment) < Math.max(1, payment.amount_cents ?? 1);
}

/** Whether a payment is of the order's amount, at once or after a refund of what was too much. */
export function isRightAmount(payment: Money, { deposit_cents }: Pick<OrderRow, 'deposit_cents'>): boolean {
  const amount = payment.amount_cents ?? 0;
  return payment.currency === currency && [amount, amount - returnedOf(payment)].includes(deposit_cents);
}

/** Whether money has come in for an order, whatever became of it since. */
export function isPaidFor({ status }: Pick<OrderRow, 'status'>): boolean {
  return !['open', 'processing', 'failed', 'cancelled'].includes(status);
}

/** An order's status follows from its payments alone, so that the order in which events arrive does not matter. */
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
