import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { day } from '../../src/domain/durations.ts';
import { latePaymentDays } from '../../src/domain/retention.ts';
import { enqueueErased } from '../calendars/caldav/entries.ts';
import { withdrawRequest } from '../checkout/balance/updateBalanceRequest.ts';
import { after } from '../platform/context.ts';
import type { Transaction } from '../platform/db/open.ts';
import { type Schema, tables } from '../platform/db/schema.ts';
import { escapeLike } from '../platform/db/search.ts';
import { erased } from '../platform/db/table.ts';

/** SQL condition: the row's e-mail is one of these addresses. In the words of the index. */
export const hasAddress = (addresses: readonly string[]) => sql<boolean>`lower(email) in (${sql.join(addresses)})`;

/**
 * Erases the personal data under addresses, except what the law or an upcoming consultation needs. Payable orders and
 * upcoming consultations are marked, and `eraseMarked` erases them once they are over.
 */
export async function erasePersonalData(
  transaction: Transaction,
  addresses: readonly string[],
  now: Date,
): Promise<void> {
  const isOwn = hasAddress(addresses);
  const needed = await idsOfNeededEmails(transaction, addresses, now);
  const records = await recordsOf(transaction, addresses);
  await eraseWritten(transaction, [...addresses, ...records.map(({ name }) => name)]);
  await transaction.updateTable('bookings').set({ erase_when_over: 1 }).where(isOwn).execute();
  await transaction.updateTable('orders').set({ erase_when_over: 1 }).where(isOwn).where(isUnpaid).execute();
  await transaction
    .deleteFrom('order_notes')
    .where('order_id', 'in', (orders) => orders.selectFrom('orders').select('id').where(isOwn))
    .execute();
  await withdrawBalances(transaction, addresses, now);
  await eraseMarked(transaction, now);
  await transaction.deleteFrom('messages').where(isOwn).execute();
  await transaction.deleteFrom('offers').where(isOwn).where('order_id', 'is', null).execute();
  await transaction.deleteFrom('follow_ups').where('address', 'in', addresses).execute();
  await transaction.deleteFrom('subscribers').where('address', 'in', addresses).execute();
  await transaction.deleteFrom('staff').where('address', 'in', addresses).execute();
  await transaction.deleteFrom('account_links').where('address', 'in', addresses).execute();
  const ids = records.map(({ id }) => id);
  // An issue of the newsletter names nobody, and there are thousands.
  const isNaming = (mail: Mail) => mail.and([mail('issue', 'is', null), mail.or(addresses.map(isInText))]);
  await eraseEmails(
    transaction,
    (mail) => mail.or([isTo(addresses)(mail), isAbout(ids)(mail), isNaming(mail)]),
    isAbout(needed),
  );
}

type Mail = ExpressionBuilder<Schema, 'outbox'>;

const isInText = (address: string) => sql<SqlBool>`text like ${`%${escapeLike(address)}%`} escape '\\'`;

/** SQL condition: the e-mail goes to one of the addresses, or its answer would. */
const isTo =
  (addresses: readonly string[]) =>
  ({ or, eb, fn }: Mail) =>
    or([eb(fn('lower', ['recipient']), 'in', addresses), eb(fn('lower', ['reply_to']), 'in', addresses)]);

/** SQL condition: the e-mail is about one of the records, whose ids begin those of their e-mails. */
const isAbout =
  (ids: readonly string[]) =>
  ({ or, eb }: Mail) =>
    or(ids.map((id) => eb('id', 'like', `${id}-%`)));

/** Erases e-mails; needed ones that wait are erased once they are sent. */
async function eraseEmails(
  transaction: Transaction,
  isErased: (mail: Mail) => Expression<SqlBool>,
  isNeeded: (mail: Mail) => Expression<SqlBool>,
): Promise<void> {
  await transaction
    .deleteFrom('outbox')
    .where(isErased)
    .where((mail) => mail.not(mail.and([mail('status', '=', 'waiting'), isNeeded(mail)])))
    .execute();
  await transaction.updateTable('outbox').set({ erase_when_sent: 1 }).where(isErased).execute();
}

/** Marks the e-mails that are still to be sent to erased addresses. */
export async function eraseWhenSent(transaction: Transaction, addresses: readonly string[]): Promise<void> {
  await transaction.updateTable('outbox').set({ erase_when_sent: 1 }).where(isTo(addresses)).execute();
}

/** Everything that was ordered, booked or written under the addresses, with the name given. */
async function recordsOf(transaction: Transaction, addresses: readonly string[]) {
  const tables = ['orders', 'offers', 'bookings', 'messages'] as const;
  const found = await Promise.all(
    tables.map((table) => transaction.selectFrom(table).select(['id', 'name']).where(hasAddress(addresses)).execute()),
  );
  const accounts = await transaction
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('email', 'in', addresses)
    .execute();
  return [...found.flat(), ...accounts];
}

/** Erases the saved filters and kept answers that hold an address or a name, in whatever order its words are. */
async function eraseWritten(transaction: Transaction, texts: readonly string[]): Promise<void> {
  const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const wanted = texts.map(wordsIn).filter(({ length }) => length > 0);
  // A single word may be a name of others too.
  const holds = (held: readonly string[]) =>
    wanted.some((words) => (words.length > 1 || held.length === 1) && words.every((word) => held.includes(word)));
  const filters = await transaction.selectFrom('kept_filters').select(['id', 'name', 'search']).execute();
  const erased = filters.filter(({ name, search }) => holds(wordsIn(name)) || holds(wordsIn(search)));
  for (const { id } of erased) await transaction.deleteFrom('kept_filters').where('id', '=', id).execute();
  const answers = await transaction.selectFrom('answer_templates').select(['id', 'name', 'text']).execute();
  for (const { id, name, text } of answers)
    if (holds(wordsIn(`${name} ${text}`)))
      await transaction.deleteFrom('answer_templates').where('id', '=', id).execute();
}

/** Erased people get no reminders: the agency settles with them what they still owe. */
async function withdrawBalances(transaction: Transaction, addresses: readonly string[], now: Date): Promise<void> {
  const requests = await transaction
    .selectFrom('balance_requests')
    .select(['id', 'order_id'])
    .where('order_id', 'in', (orders) => orders.selectFrom('orders').select('id').where(hasAddress(addresses)))
    .where('withdrawn_at', 'is', null)
    .where('paid_at', 'is', null)
    .execute();
  for (const request of requests) await withdrawRequest(transaction, request, now.toISOString());
  await transaction
    .updateTable('orders')
    .set({ due_on: null })
    .where(hasAddress(addresses))
    .where('status', 'in', ['open', 'failed'])
    .execute();
}

/**
 * Ids of bookings and orders whose unsent e-mails are still needed: upcoming consultations (the e-mail has the link to cancel)
 * and paid orders.
 */
async function idsOfNeededEmails(transaction: Transaction, addresses: readonly string[], now: Date): Promise<string[]> {
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

/** Erases marked records of erased accounts once they are over, with their e-mails, and in the team's calendars too. */
export async function eraseMarked(transaction: Transaction, now: Date): Promise<void> {
  const at = now.toISOString();
  const isOver = ({ and, or, eb }: ExpressionBuilder<Schema, 'bookings'>) =>
    and([eb('erase_when_over', '=', 1), or([eb('status', '=', 'cancelled'), eb('ends_at', '<=', at)])]);
  await enqueueErased(transaction, isOver, at);
  const bookings = await transaction
    .updateTable('bookings')
    .set({ ...erased(tables.bookings), erase_when_over: 0, updated_at: at })
    .where(isOver)
    .returning('id')
    .execute();
  const orders = await transaction
    .deleteFrom('orders')
    .where('erase_when_over', '=', 1)
    .where('expires_at', '<', after(now, -latePaymentDays * day))
    .where(isUnpaid)
    .where(isSettled)
    .returning('id')
    .execute();
  const isOfErased = isAbout([...bookings, ...orders].map(({ id }) => id));
  await eraseEmails(transaction, isOfErased, isOfErased);
  await transaction.deleteFrom('outbox').where('erase_when_sent', '=', 1).where('status', '!=', 'waiting').execute();
}

/** SQL condition: the card provider has no open payment of the order left to report on. */
export function isSettled({ not, exists, selectFrom }: ExpressionBuilder<Schema, 'orders'>) {
  const pending = selectFrom('payments')
    .select(sql`1`.as('one'))
    .whereRef('payments.order_id', '=', 'orders.id')
    .where('check_at', 'is not', null);
  return not(exists(pending));
}

/**
 * SQL condition: nothing was ever paid for the order, and nothing is on its way. Refunded orders were paid; and one that was
 * agreed by an offer is in the books like them, unless it was cancelled.
 */
export function isUnpaid({ and, eb, exists, not, selectFrom }: ExpressionBuilder<Schema, 'orders'>) {
  const money = selectFrom('payments')
    .select(sql`1`.as('one'))
    .whereRef('payments.order_id', '=', 'orders.id')
    .where('payments.status', 'in', ['paid', 'processing']);
  const isAgreed = sql<SqlBool>`(orders.selection like '%"wizard":"offer"%' and orders.cancelled_at is null)`;
  return and([eb('orders.status', 'in', ['open', 'failed', 'cancelled']), not(exists(money)), not(isAgreed)]);
}
