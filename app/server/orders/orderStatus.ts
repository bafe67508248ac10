import type { Ending } from '../../src/domain/staff/moneyWords.ts';
import { currency } from '../platform/payments/provider.ts';
import { isAgreedOrder } from './order.ts';
import type { OrderRow, OrderStatus, PaymentRow } from './table.ts';

type Ordered = Pick<OrderRow, 'total_cents' | 'deposit_cents' | 'provider_session_id' | 'cancelled_at' | 'selection'>;
type Money = Pick<
  PaymentRow,
  'id' | 'status' | 'asked_cents' | 'amount_cents' | 'currency' | 'refunded_cents' | 'dispute' | 'disputed_cents'
>;

/** Cents that a lost dispute took. */
export const lostCents = ({ dispute, disputed_cents }: Money) => (dispute === 'lost' ? disputed_cents : 0);

/** Cents returned to the buyer: by refunds and a lost dispute. */
export const returnedCents = (payment: Money) => payment.refunded_cents + lostCents(payment);

/** Cents of a payment that weren't returned. */
const keptCents = (payment: Money) => (payment.amount_cents ?? 0) - returnedCents(payment);

/** Whether a payment was received and not returned in full. */
export function isKept(payment: Money): boolean {
  return payment.status === 'paid' && returnedCents(payment) < Math.max(1, payment.amount_cents ?? 1);
}

/** Whether a payment is the order's deposit, and not one besides it. */
export const isDeposit = ({ asked_cents }: Pick<PaymentRow, 'asked_cents'>) => asked_cents === null;

/** The requested amount of a payment, in cents. */
export function requestedCents(
  { asked_cents }: Pick<PaymentRow, 'asked_cents'>,
  order: Pick<OrderRow, 'deposit_cents'>,
) {
  return asked_cents ?? order.deposit_cents;
}

/** Whether a payment has the requested amount, possibly after the excess was refunded. */
export function isRightAmount(payment: Money, order: Pick<OrderRow, 'deposit_cents'>): boolean {
  return (
    payment.currency === currency &&
    [payment.amount_cents ?? 0, keptCents(payment)].includes(requestedCents(payment, order))
  );
}

/** How an order ended before its time; null otherwise. The triggers of `balance_due` follow the same rule. */
export function endingOf({
  cancelled_at,
  consumer_withdrew_at,
}: Pick<OrderRow, 'cancelled_at' | 'consumer_withdrew_at'>): Ending | null {
  if (consumer_withdrew_at !== null) return 'withdrawn';
  return cancelled_at === null ? null : 'cancelled';
}

/** Statuses of orders that were never paid. */
export const unpaidStatuses: readonly OrderStatus[] = ['open', 'processing', 'failed', 'cancelled'];

/** Whether an order was ever paid, even if it was refunded or disputed since. */
export const isPaidFor = ({ status }: Pick<OrderRow, 'status'>): boolean => !unpaidStatuses.includes(status);

/** Whether an order waits for its first payment: none has arrived or is on its way, and the order hasn't ended. */
export const awaitsPayment = (order: Pick<OrderRow, 'status' | 'cancelled_at' | 'consumer_withdrew_at'>): boolean =>
  !isPaidFor(order) && order.status !== 'processing' && endingOf(order) === null;

/**
 * Computes an order's status from its payments alone, so that events may arrive in any order; unpaid, also from whether the
 * agency cancelled it.
 */
export function orderStatusOf(order: Ordered, payments: readonly Money[]): OrderStatus {
  const paid = payments.filter(({ status }) => status === 'paid');
  if (!coversDeposit(order, paid)) return unpaidStatus(order, payments);
  if (paid.some(({ dispute }) => dispute === 'open')) return 'disputed';
  const kept = paid.filter(isKept);
  if (kept.length === 0) return 'refunded';
  if (kept.some((payment) => !isRightAmount(payment, order))) return 'needs-attention';
  if (isPaidTwice(order, kept)) return 'paid-twice';
  return isPartlyRefunded(order, paid) ? 'partly-refunded' : 'paid';
}

const sum = (amounts: readonly number[]) => amounts.reduce((cents, amount) => cents + amount, 0);

/** Whether the deposit was paid, or at least as much by transfers. */
function coversDeposit({ deposit_cents }: Ordered, paid: readonly Money[]): boolean {
  return paid.some(isDeposit) || (paid.length > 0 && sum(paid.map((each) => each.amount_cents ?? 0)) >= deposit_cents);
}

/** Whether the deposit was paid more than once, or the order is paid without one of its payments. */
function isPaidTwice({ total_cents }: Ordered, kept: readonly Money[]): boolean {
  const left = kept.map(keptCents);
  return kept.filter(isDeposit).length > 1 || (kept.length > 1 && sum(left) - Math.min(...left) >= total_cents);
}

/** Whether part of the requested amount was refunded. A second deposit that was returned doesn't count. */
function isPartlyRefunded(order: Ordered, paid: readonly Money[]): boolean {
  const hasDeposit = paid.some((payment) => isDeposit(payment) && isKept(payment));
  const counted = paid.filter((payment) => !hasDeposit || !isDeposit(payment) || isKept(payment));
  return (
    sum(paid.map(keptCents)) < order.total_cents &&
    counted.some((each) => keptCents(each) < requestedCents(each, order))
  );
}

function unpaidStatus(order: Ordered, payments: readonly Money[]): OrderStatus {
  if (payments.some(({ status }) => status === 'processing')) return 'processing';
  if (order.cancelled_at) return 'cancelled';
  const current = payments.find(({ id }) => id === order.provider_session_id);
  if (!current || current.status === 'open') return 'open';
  if (current.status === 'expired' && isAgreedOrder(order)) return 'open';
  return current.status === 'failed' ? 'failed' : 'cancelled';
}
