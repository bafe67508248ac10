import type { Kysely, Transaction } from 'kysely';
import { moneyOf } from '../checkout/money.ts';
import type { Schema } from '../db/schema.ts';
import type { BalanceRequestRow } from '../db/tables/balance.ts';
import type { OrderRow, PaymentRow } from '../db/tables/orders.ts';
import { balanceRequestById, isBalancePayable, isOpenRequest, nextOf } from './requests.ts';

const mailIdOf = ({ id, order_id }: Pick<BalanceRequestRow, 'id' | 'order_id'>) => `${order_id}-balance-${id}`;
export const requestMailId = (request: Pick<BalanceRequestRow, 'id' | 'order_id'>) => `${mailIdOf(request)}-request`;
export const reminderMailId = (request: BalanceRequestRow, key: string) =>
  `${mailIdOf(request)}-reminder-${key.replace(' ', '-')}`;

/** Deletes e-mails about a request that haven't left yet. @param which the beginning of what follows in their ids @returns their ids */
async function deleteWaiting(
  transaction: Transaction<Schema>,
  request: Pick<BalanceRequestRow, 'id' | 'order_id'>,
  which: '' | 'reminder-',
): Promise<string[]> {
  const deleted = await transaction
    .deleteFrom('outbox')
    .where('id', 'like', `${mailIdOf(request)}-${which}%`)
    .where('status', '=', 'waiting')
    .returning('id')
    .execute();
  return deleted.map(({ id }) => id);
}

/** Has sessions of a request ended soon. @param cents leaves one that charges this amount */
async function endSessionsSoon(
  transaction: Transaction<Schema>,
  { id }: Pick<BalanceRequestRow, 'id'>,
  at: string,
  cents = 0,
): Promise<void> {
  await transaction
    .updateTable('payments')
    .set({ check_at: at })
    .where('balance_request', '=', id)
    .where('asked_cents', '!=', cents)
    .where('status', '=', 'open')
    .where('check_at', 'is not', null)
    .execute();
}

/**
 * Withdraws a request: its link stops working, and e-mails about it that haven't left never will.
 * @returns whether that with the link hadn't left
 */
export async function withdrawRequest(
  transaction: Transaction<Schema>,
  request: Pick<BalanceRequestRow, 'id' | 'order_id'>,
  at: string,
): Promise<boolean> {
  await transaction
    .updateTable('balance_requests')
    .set({ withdrawn_at: at })
    .where('id', '=', request.id)
    .where('withdrawn_at', 'is', null)
    .execute();
  const unsent = await deleteWaiting(transaction, request, '');
  await endSessionsSoon(transaction, request, at);
  return unsent.includes(requestMailId(request));
}

/**
 * Stores what an order's payments say of its request: paid, or which part is due next. Call it in the transaction that changed
 * a payment.
 * @returns the request after it; undefined when there is none, or it is withdrawn
 */
export async function settleRequest(
  transaction: Transaction<Schema>,
  order: OrderRow,
  payments: readonly PaymentRow[],
  at: string,
): Promise<BalanceRequestRow | undefined> {
  const request = await transaction
    .selectFrom('balance_requests')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (!request) return undefined;
  const received = payments.filter(({ status }) => status === 'paid');
  const isPaid = moneyOf(order, received).due === 0;
  const next = nextOf(request, order, payments);
  const change = { paid_at: isPaid ? (request.paid_at ?? at) : null, next_due_on: next?.dueOn ?? null };
  if (change.paid_at !== request.paid_at || change.next_due_on !== request.next_due_on) {
    await transaction.updateTable('balance_requests').set(change).where('id', '=', request.id).execute();
    await deleteWaiting(transaction, request, 'reminder-');
  }
  await endSessionsSoon(transaction, request, at, next?.left ?? 0);
  return { ...request, ...change };
}

/** Whether a session by the link of a request must not be paid any more, or charges another amount than is due. */
export async function isObsoleteSession(
  database: Kysely<Schema>,
  order: OrderRow,
  { id, balance_request, asked_cents }: PaymentRow,
): Promise<boolean> {
  const request = await balanceRequestById(database, balance_request ?? '');
  if (!isOpenRequest(request) || !isBalancePayable(order) || request.session_id !== id) return true;
  const payments = await database.selectFrom('payments').selectAll().where('order_id', '=', order.id).execute();
  return nextOf(request, order, payments)?.left !== asked_cents;
}
