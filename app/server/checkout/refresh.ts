import type { Context } from '../context.ts';
import type { OrderRow } from '../db/tables/orders.ts';
import { fulfil } from './fulfil.ts';
import { orderById } from './orders.ts';
import { markChecked, unfinishedPayments } from './payments.ts';

/**
 * Updates an order from the provider, in case a webhook is late or lost.
 * @param newerThan doesn't ask when the provider has reported since then
 * @throws HttpError when the provider can't be reached
 */
export async function refreshOrder(context: Context, order: OrderRow, newerThan?: Date): Promise<OrderRow> {
  const { database, paymentProvider, now } = context;
  if (order.status !== 'open' && order.status !== 'processing') return order;
  for (const payment of await unfinishedPayments(database, order, paymentProvider.name)) {
    if (newerThan && payment.checked_at >= newerThan.toISOString()) continue;
    const event = await paymentProvider.askAbout(payment.id);
    if (event) await fulfil(context, event);
    else await markChecked(database, payment, now());
  }
  return orderById(database, order.id);
}
