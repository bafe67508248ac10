import type { StaffOrderRow } from '../../../src/domain/contract/staff/orders.ts';
import type { OrderMoney, Received } from '../../../src/domain/staff/orderMoney.ts';
import { orderMoney } from '../../../src/domain/staff/orderMoney.ts';
import { referenceOf } from '../../checkout/order.ts';
import { returnedOf } from '../../checkout/orderStatus.ts';
import { buyerStatusOf } from '../../checkout/orders.ts';
import type { OrderRow, PaymentRow } from '../../db/tables/orders.ts';
import { currency } from '../../payments/provider.ts';

const received = (payment: PaymentRow): Received => ({
  amount: payment.amount_cents ?? 0,
  returned: returnedOf(payment),
  disputed: payment.dispute === 'open' ? payment.disputed_cents : 0,
});

/** An order's money from its payments. Payments in another currency are for a person to look at: they don't count. */
export function moneyOf(order: OrderRow, payments: readonly PaymentRow[]): OrderMoney {
  const paid = payments.filter((payment) => payment.status === 'paid' && payment.currency === currency);
  const isOnItsWay = payments.some(({ status }) => status === 'processing');
  return orderMoney(order.total_cents, paid.map(received), isOnItsWay ? order.deposit_cents : 0);
}

/** An order as a row of the list. */
export function toOrderRow(order: OrderRow, payments: readonly PaymentRow[], now: Date): StaffOrderRow {
  return {
    id: order.id,
    reference: referenceOf(order),
    name: order.name,
    email: order.email,
    title: order.title,
    status: buyerStatusOf(order, now).status,
    stage: order.stage,
    money: moneyOf(order, payments),
    deposit: order.deposit_cents,
    createdAt: order.created_at,
  };
}
