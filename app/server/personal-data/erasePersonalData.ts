import { type ExpressionBuilder, sql, type Transaction } from 'kysely';
import { latePaymentDays } from '../../src/domain/retention.ts';
import { withdrawRequest } from '../balance/updateBalanceRequest.ts';
import { enqueueErased } from '../calendars/caldav/entries.ts';
import type { Schema } from '../db/schema.ts';
import { isSettled, isUnpaid } from './unpaidOrders.ts';

const day = 24 * 3_600_000;

/** SQL condition: the row's e-mail is one of these addresses, ignoring case. */
export const hasAddress = (addresses: readonly string[]) => sql<boolean>`lower(email) in (${sql.join(addresses)})`;

/**
 * Erases the personal data under addresses, except what the law or an upcoming consultation needs. Payable orders and
 * upcoming consultations are marked, and `eraseMarked` erases them once they are over.
 */
export async function erasePersonalData(
  transaction: Transaction<Schema>,
  addresses: readonly string[],
  now: Date,
): Promise<void> {
  const isOwn = hasAddress(addresses);
  const needed = await idsOfNeededEmails(transaction, addresses, now);
  await transaction.updateTable('bookings').set({ erase_when_over: 1 }).where(isOwn).execute();
  await transaction.updateTable('orders').set({ erase_when_over: 1 }).where(isOwn).where(isUnpaid).execute();
  await transaction
    .deleteFrom('order_notes')
    .where('order_id', 'in', (orders) => orders.selectFrom('orders').select('id').where(isOwn))
    .execute();
  await withdrawBalances(transaction, addresses, now);
  await eraseMarked(transaction, now);
  await transaction.deleteFrom('messages').where(isOwn).execute();
  await transaction.deleteFrom('subscribers').where('address', 'in', addresses).execute();
  await transaction.deleteFrom('staff').where('address', 'in', addresses).execute();
  // Saved filters of members that search for an address.
  await transaction
    .deleteFrom('kept_filters')
    .where(({ or, eb, fn }) => or(addresses.map((address) => eb(fn('lower', ['search']), 'like', `%${address}%`))))
    .execute();
  await transaction.deleteFrom('account_links').where('address', 'in', addresses).execute();
  await transaction
    .deleteFrom('outbox')
    .where(({ or, eb, fn }) =>
      or([eb(fn('lower', ['recipient']), 'in', addresses), eb(fn('lower', ['reply_to']), 'in', addresses)]),
    )
    .where(({ not, or, and, eb }) =>
      not(and([eb('status', '=', 'waiting'), or(needed.map((id) => eb('id', 'like', `${id}-%`)))])),
    )
    .execute();
}

/** Erased people get no reminders: the agency settles with them what they still owe. */
async function withdrawBalances(
  transaction: Transaction<Schema>,
  addresses: readonly string[],
  now: Date,
): Promise<void> {
  const requests = await transaction
    .selectFrom('balance_requests')
    .select(['id', 'order_id'])
    .where('order_id', 'in', (orders) => orders.selectFrom('orders').select('id').where(hasAddress(addresses)))
    .where('withdrawn_at', 'is', null)
    .where('paid_at', 'is', null)
    .execute();
  for (const request of requests) await withdrawRequest(transaction, request, now.toISOString());
}

/**
 * Ids of bookings and orders whose unsent e-mails are still needed: upcoming consultations (the e-mail has the link to cancel)
 * and paid orders.
 */
async function idsOfNeededEmails(
  transaction: Transaction<Schema>,
  addresses: readonly string[],
  now: Date,
): Promise<string[]> {
  const isOwn = hasAddress(addresses);
  const bookings = await transaction
    .selectFrom('bookings')
    .select('id')
    .where(isOwn)
    .where('ends_at', '>', now.toISOString())
    .execute();
  const orders = await transaction
    .selectFrom('orders')
    .select('id')
    .where(isOwn)
    .where((order) => order.not(isUnpaid(order)))
    .execute();
  return [...bookings, ...orders].map(({ id }) => id);
}

/** Erases marked records of erased accounts once they are over, in the team's calendars too. */
export async function eraseMarked(transaction: Transaction<Schema>, now: Date): Promise<void> {
  const at = now.toISOString();
  const isOver = ({ and, or, eb }: ExpressionBuilder<Schema, 'bookings'>) =>
    and([eb('erase_when_over', '=', 1), or([eb('status', '=', 'cancelled'), eb('ends_at', '<=', at)])]);
  await enqueueErased(transaction, isOver, at);
  await transaction
    .updateTable('bookings')
    .set({
      name: '',
      email: '',
      fingerprint: '',
      time_zone: null,
      note: '',
      order_id: null,
      erase_when_over: 0,
      updated_at: at,
    })
    .where(isOver)
    .execute();
  await transaction
    .deleteFrom('orders')
    .where('erase_when_over', '=', 1)
    .where('expires_at', '<', new Date(now.getTime() - latePaymentDays * day).toISOString())
    .where(isUnpaid)
    .where(isSettled)
    .execute();
}
