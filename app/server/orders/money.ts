import type { OrderMoney, Received } from '../../src/domain/staff/orderMoney.ts';
import { orderMoney } from '../../src/domain/staff/orderMoney.ts';
import type { Database } from '../platform/db/open.ts';
import { currency } from '../platform/payments/provider.ts';
import {
  awaitsPayment,
  endingOf,
  isDeposit,
  isKept,
  isRightAmount,
  lostCents,
  requestedCents,
  returnedCents,
} from './orderStatus.ts';
import { paymentsOf } from './payments.ts';
import type { OrderRow, PaymentRow } from './table.ts';

/** Refunded cents of a payment that were never owed: a second deposit, or more than the requested amount. */
function excessOf(payment: PaymentRow, order: OrderRow, paid: readonly PaymentRow[]): number {
  const isSecond = isDeposit(payment) && !isKept(payment) && paid.some((other) => isDeposit(other) && isKept(other));
  const amount = payment.amount_cents ?? 0;
  return isSecond ? amount : Math.max(0, Math.min(returnedCents(payment), amount - requestedCents(payment, order)));
}

const received = (payment: PaymentRow, order: OrderRow, paid: readonly PaymentRow[]): Received => ({
  amount: payment.amount_cents ?? 0,
  returned: returnedCents(payment),
  excess: excessOf(payment, order, paid),
  lost: lostCents(payment),
  disputed: payment.dispute === 'open' ? payment.disputed_cents : 0,
  failedRefund: payment.failed_refund_cents,
});

/**
 * An order's money from its payments. Payments in another currency are for a person to look at: they don't count. The
 * triggers of `balance_due` follow the same rule.
 */
export function moneyOf(order: OrderRow, payments: readonly PaymentRow[]): OrderMoney {
  const paid = payments.filter((payment) => payment.status === 'paid' && payment.currency === currency);
  const pending = payments
    .filter(({ status }) => status === 'processing')
    .reduce((cents, payment) => cents + requestedCents(payment, order), 0);
  return orderMoney(
    order.total_cents,
    paid.map((payment) => received(payment, order, paid)),
    pending,
    (cents) => endingOf(order) !== null || order.status === 'refunded' || (order.status === 'cancelled' && cents === 0),
  );
}

/** An order's money as if pending payments were never made: they can still fail. */
export const arrivedMoneyOf = (order: OrderRow, payments: readonly PaymentRow[]): OrderMoney =>
  moneyOf(
    order,
    payments.filter(({ status }) => status === 'paid'),
  );

/** Cents that are missing of the first payment, once a part of it has arrived: the rest is awaited in the same way; 0 otherwise. */
export const missingOfFirst = (order: OrderRow, { received, returned }: OrderMoney): number =>
  awaitsPayment(order) && received > returned ? order.deposit_cents - (received - returned) : 0;

/** The same, by the stored payments. */
export const findMissing = async (database: Database, order: OrderRow): Promise<number> =>
  missingOfFirst(order, moneyOf(order, await paymentsOf(database, [order.id])));

const paidAt = ({ paid_at, created_at }: PaymentRow) => paid_at ?? created_at;

/** The payments that don't match their order: a wrong amount, a second deposit, or one without which it is paid. */
export function mismatchedPayments(order: OrderRow, payments: readonly PaymentRow[]): ReadonlySet<string> {
  const kept = payments.filter(isKept).sort((one, other) => paidAt(one).localeCompare(paidAt(other)));
  const wrong = kept.filter((payment) => !isRightAmount(payment, order));
  const second = kept.filter(isDeposit).slice(1);
  const found = new Set([...wrong, ...second].map(({ id }) => id));
  const keptCents = (payment: PaymentRow) => (payment.amount_cents ?? 0) - returnedCents(payment);
  const rest = kept.filter(({ id }) => !found.has(id));
  let sum = rest.reduce((cents, payment) => cents + keptCents(payment), 0);
  for (const payment of rest.reverse()) {
    if (sum - keptCents(payment) < order.total_cents) continue;
    found.add(payment.id);
    sum -= keptCents(payment);
  }
  return found;
}
