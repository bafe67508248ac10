import { orderById } from '../orders/orders.ts';
import { markChecked, unfinishedPayments } from '../orders/payments.ts';
import type { OrderRow, PaymentRow } from '../orders/table.ts';
import type { Context } from '../platform/context.ts';
import { fulfil } from './fulfil.ts';

/**
 * Updates an order from the provider, in case a webhook is late or lost.
 * @param newerThan doesn't ask when the provider has reported since then
 * @throws HttpError when the provider can't be reached
 */
export async function refreshOrder(context: Context, order: OrderRow, newerThan?: Date): Promise<OrderRow> {
  const { database, paymentProvider } = context;
  if (order.status !== 'open' && order.status !== 'processing') return order;
  for (const payment of await unfinishedPayments(database, order, paymentProvider.id)) {
    if (newerThan && payment.checked_at >= newerThan.toISOString()) continue;
    await refreshPayment(context, payment);
  }
  return orderById(database, order.id);
}

/** Updates a payment from the provider. @throws HttpError when it can't be reached */
export async function refreshPayment(context: Context, payment: PaymentRow): Promise<void> {
  const { database, paymentProvider, now } = context;
  const event = await paymentProvider.fetchSessionState(payment.id);
  if (event) await fulfil(context, event);
  else await markChecked(database, payment, now());
}
