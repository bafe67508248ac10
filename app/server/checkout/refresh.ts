import type { Context } from '../context.ts';
import type { OrderRow } from '../db/schema.ts';
import { fulfil } from './fulfil.ts';
import { orderById } from './orders.ts';
import { markChecked, unfinishedPayments } from './payments.ts';

/**
 * The order as its provider knows it: a slow or lost webhook does not matter.
 * @param newerThan does not ask again about what the provider has told us since
 * @throws HttpError when the provider cannot be asked
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
