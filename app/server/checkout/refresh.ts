import type { OrderRow } from '../db/schema.ts';
import type { Desk } from './desk.ts';
import { fulfil } from './fulfil.ts';
import { orderById } from './orders.ts';

/**
 * The order as its provider knows it: a slow or lost webhook does not matter.
 * @throws HttpError when the provider cannot be asked
 */
export async function refreshed(desk: Desk, order: OrderRow): Promise<OrderRow> {
  const { provider_session_id, status } = order;
  const waits = status === 'open' || status === 'processing';
  if (!waits || !provider_session_id || order.provider !== desk.provider.name) return order;
  const event = await desk.provider.askAbout(provider_session_id);
  if (!event) return order;
  await fulfil(desk, event);
  return orderById(desk.database, order.id);
}
