import type { StaffOrderRow, StaffPayment } from '../../../src/domain/contract/staff/orders.ts';
import type { OrderMoney, Received } from '../../../src/domain/staff/orderMoney.ts';
import { orderMoney } from '../../../src/domain/staff/orderMoney.ts';
import { referenceOf } from '../../checkout/order.ts';
import { askedOf, isDeposit, returnedOf } from '../../checkout/orderStatus.ts';
import { buyerStatusOf } from '../../checkout/orders.ts';
import type { Context } from '../../context.ts';
import type { OrderRow, PaymentRow, TransferRow } from '../../db/tables/orders.ts';
import { currency } from '../../payments/provider.ts';
import { paymentsOf } from './findOrders.ts';

const received = (payment: PaymentRow): Received => ({
  amount: payment.amount_cents ?? 0,
  returned: returnedOf(payment),
  disputed: payment.dispute === 'open' ? payment.disputed_cents : 0,
});

/** An order's money from its payments. Payments in another currency are for a person to look at: they don't count. */
export function moneyOf(order: OrderRow, payments: readonly PaymentRow[]): OrderMoney {
  const paid = payments.filter((payment) => payment.status === 'paid' && payment.currency === currency);
  const pending = payments
    .filter(({ status }) => status === 'processing')
    .reduce((cents, payment) => cents + askedOf(payment, order), 0);
  return orderMoney(order.total_cents, paid.map(received), pending);
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

/** Orders as rows of a list, with their payments. */
export async function toOrderRows(
  { database, now }: Pick<Context, 'database' | 'now'>,
  orders: readonly OrderRow[],
): Promise<StaffOrderRow[]> {
  const payments = await paymentsOf(
    database,
    orders.map(({ id }) => id),
  );
  return orders.map((order) =>
    toOrderRow(
      order,
      payments.filter(({ order_id }) => order_id === order.id),
      now(),
    ),
  );
}

/**
 * A payment on an order's page.
 * @param transfers the entries about transfers of the order
 * @param refundable cents
 */
export function toStaffPayment(
  order: OrderRow,
  payment: PaymentRow,
  transfers: readonly TransferRow[],
  refundable: number,
): StaffPayment {
  const own = transfers.filter(({ payment_id }) => payment_id === payment.id);
  const entry = own.find(({ reverses }) => reverses === null);
  const counter = own.find(({ reverses }) => reverses !== null);
  return {
    id: payment.id,
    provider: payment.provider,
    status: payment.status,
    isDeposit: isDeposit(payment),
    asked: askedOf(payment, order),
    amount: payment.amount_cents,
    currency: payment.currency,
    returned: returnedOf(payment),
    disputed: payment.dispute === 'open' ? payment.disputed_cents : 0,
    refundable,
    at: payment.created_at,
    transfer: entry ? { day: entry.day, reference: entry.reference, reversed: counter?.reference ?? null } : null,
  };
}
