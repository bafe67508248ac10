import { arrivedMoneyOf } from '../../orders/money.ts';
import { subjectOf } from '../../orders/order.ts';
import type { BalanceRequestRow, OrderRow, PaymentRow } from '../../orders/table.ts';
import type { Database, Transaction } from '../../platform/db/open.ts';
import { deleteWaitingEmails } from '../../platform/mail/outbox.ts';
import { logUnsent } from '../../team/actions.ts';
import { balanceRequestById, balanceRequestsOf, isBalancePayable, isOpenRequest, nextOf } from './requests.ts';

const mailIdOf = ({ id, order_id }: Pick<BalanceRequestRow, 'id' | 'order_id'>) => `${order_id}-balance-${id}`;
export const requestMailId = (request: Pick<BalanceRequestRow, 'id' | 'order_id'>) => `${mailIdOf(request)}-request`;
export const withdrawnMailId = (request: Pick<BalanceRequestRow, 'id' | 'order_id'>) =>
  `${mailIdOf(request)}-withdrawn`;
export const reminderMailId = (request: BalanceRequestRow, key: string) =>
  `${mailIdOf(request)}-reminder-${key.replace(' ', '-')}`;

export const firstReminderMailId = ({ id }: Pick<OrderRow, 'id'>, kind: string) => `${id}-first-reminder-${kind}`;

/** Whether an e-mail about an order is one of its reminders. */
export const isReminder = (mailId: string): boolean => mailId.includes('-reminder-');

/** Deletes an order's reminders that haven't left: what they ask for has changed. If it is still owed, they can be sent again. */
export async function deleteReminders(transaction: Transaction, orderId: string): Promise<void> {
  const requests = await balanceRequestsOf(transaction, [orderId]);
  const prefixes = [firstReminderMailId({ id: orderId }, ''), ...requests.map((each) => reminderMailId(each, ''))];
  const deleted: string[] = [];
  for (const prefix of prefixes) deleted.push(...(await deleteWaitingEmails(transaction, { prefix })));
  if (deleted.length === 0) return;
  await logUnsent(transaction, subjectOf(orderId), deleted);
  await transaction.updateTable('orders').set({ reminded: null }).where('id', '=', orderId).execute();
  await transaction.updateTable('balance_requests').set({ reminded: null }).where('order_id', '=', orderId).execute();
}

/** Marks the sessions of a request to be ended soon. @param cents a session with this amount stays */
async function endSessionsSoon(
  transaction: Transaction,
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
 * Withdraws a request: its link stops working, and unsent e-mails about it are deleted.
 * @returns whether the e-mail with the link was still unsent
 */
export async function withdrawRequest(
  transaction: Transaction,
  request: Pick<BalanceRequestRow, 'id' | 'order_id'>,
  at: string,
): Promise<boolean> {
  await transaction
    .updateTable('balance_requests')
    .set({ withdrawn_at: at })
    .where('id', '=', request.id)
    .where('withdrawn_at', 'is', null)
    .execute();
  const unsent = await deleteWaitingEmails(transaction, { prefix: mailIdOf(request) });
  await logUnsent(transaction, subjectOf(request.order_id), unsent);
  await endSessionsSoon(transaction, request, at);
  return unsent.includes(requestMailId(request));
}

/**
 * Updates the request of an order from its payments: it is paid, or a part is due next. Call it in the transaction that
 * changed a payment.
 * @returns the request after it; undefined when there is none, or it is withdrawn
 */
export async function updateBalanceRequest(
  transaction: Transaction,
  order: OrderRow,
  payments: readonly PaymentRow[],
  at: string,
): Promise<BalanceRequestRow | undefined> {
  await deleteReminders(transaction, order.id);
  const request = await transaction
    .selectFrom('balance_requests')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (!request) return undefined;
  const isPaid = arrivedMoneyOf(order, payments).unpaid === 0;
  const next = nextOf(request, order, payments);
  const change = { paid_at: isPaid ? (request.paid_at ?? at) : null, next_due_on: next?.dueOn ?? null };
  if (change.paid_at !== request.paid_at || change.next_due_on !== request.next_due_on) {
    await transaction.updateTable('balance_requests').set(change).where('id', '=', request.id).execute();
  }
  await endSessionsSoon(transaction, request, at, next?.left ?? 0);
  return { ...request, ...change };
}

/** Whether a session opened with the link of a request must be ended: the request is closed, or another amount is due. */
export async function isObsoleteSession(
  database: Database,
  order: OrderRow,
  { id, balance_request, asked_cents }: PaymentRow,
): Promise<boolean> {
  const request = await balanceRequestById(database, balance_request ?? '');
  if (!isOpenRequest(request) || !isBalancePayable(order) || request.session_id !== id) return true;
  const payments = await database.selectFrom('payments').selectAll().where('order_id', '=', order.id).execute();
  return nextOf(request, order, payments)?.left !== asked_cents;
}
