import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { subjectOf } from '../../orders/order.ts';
import { isPaidFor, orderStatusOf } from '../../orders/orderStatus.ts';
import { paymentsOf } from '../../orders/payments.ts';
import type { OrderRow } from '../../orders/table.ts';
import type { Context } from '../../platform/context.ts';
import type { Database, Transaction } from '../../platform/db/open.ts';
import { noSuch } from '../../platform/http/httpError.ts';
import { writeLimit } from '../../platform/http/rateLimit.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { claimVersion, serveActionsOn } from '../../team/actions.ts';
import type { OrderNoteRow } from '../../team/table.ts';
import { updateBalanceRequest } from '../balance/updateBalanceRequest.ts';

export const params = z.object({ id: z.string().check(z.maxLength(100)) });

/** Route configuration for changes of an order, also by access tokens. */
export const writing = (settings: Settings) =>
  ({ ...writeLimit(settings), staff: { role: 'staff', area: 'orders' } }) as const;

const noOrder = noSuch('There is no such order.');

/** @throws HttpError */
export const requireOrder = (database: Database, id: string): Promise<OrderRow> =>
  database.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow(noOrder);

/** Serves actions on an order: 404 where there is none. */
export const serveOrderActionsOn = (app: FastifyInstance, context: Context) =>
  serveActionsOn(app, context, async (id) => subjectOf((await requireOrder(context.database, id)).id));

/** Claims an order for a change, as `claimVersion` does. @throws HttpError */
export const claimOrder = (transaction: Transaction, id: string, version: number): Promise<OrderRow> =>
  claimVersion(transaction, 'orders', { id, version }, subjectOf(id));

/** Updates an order's status from its payments, after one of them was changed on the desk. @returns the order after it */
export async function updateOrderStatus(transaction: Transaction, order: OrderRow, at: string): Promise<OrderRow> {
  const payments = await paymentsOf(transaction, [order.id]);
  const status = orderStatusOf(order, payments);
  const isPaid = isPaidFor({ status });
  const change = { status, paid_at: isPaid ? (order.paid_at ?? at) : null, updated_at: at };
  await transaction.updateTable('orders').set(change).where('id', '=', order.id).execute();
  const updated: OrderRow = { ...order, ...change };
  await updateBalanceRequest(transaction, updated, payments, at);
  return updated;
}

/** The team's notes about orders, oldest first. */
export async function notesOf(database: Database, orderIds: readonly string[]): Promise<OrderNoteRow[]> {
  if (orderIds.length === 0) return [];
  return database
    .selectFrom('order_notes')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
