import type { Transaction } from 'kysely';
import type { OrderRow, OrderStatus, Schema } from '../db/schema.ts';
import { notice } from '../mail/notice.ts';
import { post } from '../mail/outbox.ts';
import { receipt } from '../mail/receipt.ts';
import type { Desk } from './desk.ts';
import { orderBySession } from './orders.ts';
import { currency, type PaymentEvent } from './provider.ts';

/** What an event came to. */
export type Fulfilment = 'done' | 'nothing-new' | 'duplicate' | 'unknown-order' | 'wrong-amount';

/** Which orders an event still changes: nothing undoes `paid`, and a late event never turns an order back. */
const changes: Readonly<Record<PaymentEvent['kind'], { from: readonly OrderStatus[]; to: OrderStatus }>> = {
  paid: { from: ['open', 'processing', 'failed', 'cancelled'], to: 'paid' },
  processing: { from: ['open'], to: 'processing' },
  failed: { from: ['open', 'processing'], to: 'failed' },
  expired: { from: ['open'], to: 'cancelled' },
};

/**
 * The one way in which an order changes after it was placed, whoever says so: a webhook, the demo checkout, or the
 * provider when asked. Each event counts once; it, the order and the mail that follows change together or not at all.
 */
export async function fulfil(desk: Desk, event: PaymentEvent): Promise<Fulfilment> {
  const outcome = await desk.database.transaction().execute((transaction) => record(desk, transaction, event));
  if (outcome === 'wrong-amount') desk.log.error({ event: event.id }, 'a payment is not of the amount of its order');
  if (outcome === 'unknown-order') desk.log.info({ event: event.id }, 'a payment event is about no order of ours');
  if (outcome === 'done') desk.mailWaits();
  return outcome;
}

async function record(desk: Desk, transaction: Transaction<Schema>, event: PaymentEvent): Promise<Fulfilment> {
  const at = desk.now().toISOString();
  const first = await transaction
    .insertInto('provider_events')
    .values({ id: event.id, kind: event.kind, session_id: event.sessionId, received_at: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!first) return 'duplicate';
  const order = await orderOf(transaction, event);
  if (!order) return 'unknown-order';
  if (event.kind === 'paid' && !isRightAmount(event, order)) return 'wrong-amount';
  const { from, to } = changes[event.kind];
  const changed = await transaction
    .updateTable('orders')
    .set({ status: to, updated_at: at, ...(to === 'paid' ? { paid_at: at } : {}) })
    .where('id', '=', order.id)
    .where('status', 'in', from)
    .returningAll()
    .executeTakeFirst();
  if (!changed) return 'nothing-new';
  if (to === 'paid') await post(transaction, [receipt(changed, desk.settings), notice(changed, desk.settings)], at);
  return 'done';
}

/** The order of the session. Money is money, also when it comes in for a session that another has followed since. */
async function orderOf(transaction: Transaction<Schema>, event: PaymentEvent): Promise<OrderRow | undefined> {
  const order = await orderBySession(transaction, event.sessionId);
  if (order || event.kind !== 'paid' || !event.orderId) return order;
  return transaction.selectFrom('orders').selectAll().where('id', '=', event.orderId).executeTakeFirst();
}

function isRightAmount(event: PaymentEvent, order: OrderRow): boolean {
  return event.amount === order.deposit_cents && event.currency === currency;
}
