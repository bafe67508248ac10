import { readClock } from '../../src/domain/booking/clock.ts';
import type { StatedOrder } from '../../src/domain/staff/statement.ts';
import { transfersOf } from '../checkout/staff/transfers.ts';
import { invoicesOf } from '../invoices/invoices.ts';
import { moneyOf } from '../orders/money.ts';
import { isAgreedOrder, referenceOf } from '../orders/order.ts';
import { lostCents, returnedCents } from '../orders/orderStatus.ts';
import { paymentsOf } from '../orders/payments.ts';
import type { Context } from '../platform/context.ts';
import { currency } from '../platform/payments/provider.ts';
import { hasAddress } from './erasePersonalData.ts';
import { personOf } from './person.ts';

/** The orders of a person for their statement: those that were agreed or paid for. An abandoned checkout owes nothing. */
export async function statedOrders(
  { database, opening }: Pick<Context, 'database' | 'opening'>,
  email: string,
): Promise<StatedOrder[]> {
  const { addresses } = await personOf(database, email);
  const orders = await database
    .selectFrom('orders')
    .selectAll()
    .where(hasAddress(addresses))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const ids = orders.map(({ id }) => id);
  const [payments, transfers, documents] = await Promise.all([
    paymentsOf(database, ids),
    transfersOf(database, ids),
    invoicesOf(database, ids),
  ]);
  const dayOf = (at: string) => readClock(Date.parse(at), opening.timeZone).day;
  return orders.flatMap((order) => {
    const own = payments.filter(({ order_id }) => order_id === order.id);
    const received = own.filter((payment) => payment.status === 'paid' && payment.currency === currency);
    const endedAt = order.consumer_withdrew_at ?? order.cancelled_at;
    if (received.length === 0 && (!isAgreedOrder(order) || endedAt !== null)) return [];
    return {
      reference: referenceOf(order),
      title: order.title,
      on: dayOf(order.created_at),
      money: moneyOf(order, own),
      endedOn: endedAt === null ? null : dayOf(endedAt),
      payments: received.map((payment) => {
        const numbers = (kind: 'invoice' | 'credit-note') =>
          documents.filter((row) => row.payment_id === payment.id && row.kind === kind).map(({ number }) => number);
        const transfer = transfers.find(({ payment_id, reverses }) => payment_id === payment.id && reverses === null);
        return {
          on: transfer?.day ?? dayOf(payment.paid_at ?? payment.created_at),
          amount: payment.amount_cents ?? 0,
          returned: returnedCents(payment),
          lost: lostCents(payment),
          returnedOn: dayOf(payment.refunded_as_of ?? payment.dispute_as_of ?? payment.updated_at),
          by: transfer ? 'transfer' : 'card',
          invoices: numbers('invoice'),
          creditNotes: numbers('credit-note'),
        };
      }),
    };
  });
}
