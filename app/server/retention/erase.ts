import { type Kysely, sql, type Transaction } from 'kysely';
import { latePaymentDays } from '../../src/domain/retention.ts';
import type { Schema } from '../db/schema.ts';
import { isSettled, isUnpaid } from './unpaid.ts';

const day = 24 * 3_600_000;

/** A row whose address is one of these, in upper or lower case. */
export const isUnder = (addresses: readonly string[]) => sql<boolean>`lower(email) in (${sql.join(addresses)})`;

/**
 * Erases what is stored under addresses, apart from what the law or an appointment to come needs. An order that could
 * still be paid, and a consultation that is still to come, are marked: `eraseMarked` takes them once they are over.
 */
export async function erase(transaction: Transaction<Schema>, addresses: readonly string[], now: Date): Promise<void> {
  const mine = isUnder(addresses);
  const needed = await idsOfNeededMails(transaction, addresses, now);
  await transaction.updateTable('bookings').set({ erase_when_over: 1 }).where(mine).execute();
  await transaction.updateTable('orders').set({ erase_when_over: 1 }).where(mine).where(isUnpaid).execute();
  await eraseMarked(transaction, now);
  await transaction.deleteFrom('messages').where(mine).execute();
  await transaction.deleteFrom('subscribers').where('address', 'in', addresses).execute();
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

/**
 * Whose unsent mails still go out, in both directions: those about a consultation whose time is still to come (the link in
 * one cancels it, and the agency has to hear of a cancellation) and those about money that was paid.
 */
async function idsOfNeededMails(
  transaction: Transaction<Schema>,
  addresses: readonly string[],
  now: Date,
): Promise<string[]> {
  const mine = isUnder(addresses);
  const bookings = await transaction
    .selectFrom('bookings')
    .select('id')
    .where(mine)
    .where('ends_at', '>', now.toISOString())
    .execute();
  const orders = await transaction
    .selectFrom('orders')
    .select('id')
    .where(mine)
    .where((order) => order.not(isUnpaid(order)))
    .execute();
  return [...bookings, ...orders].map(({ id }) => id);
}

/** Erases what erased accounts have left behind, as soon as it is over. */
export async function eraseMarked(database: Kysely<Schema>, now: Date): Promise<void> {
  const at = now.toISOString();
  await database
    .updateTable('bookings')
    .set({ name: '', email: '', fingerprint: '', time_zone: null, erase_when_over: 0, updated_at: at })
    .where('erase_when_over', '=', 1)
    .where(({ or, eb }) => or([eb('status', '=', 'cancelled'), eb('ends_at', '<=', at)]))
    .execute();
  await database
    .deleteFrom('orders')
    .where('erase_when_over', '=', 1)
    .where('expires_at', '<', new Date(now.getTime() - latePaymentDays * day).toISOString())
    .where(isUnpaid)
    .where(isSettled)
    .execute();
}
