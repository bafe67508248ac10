import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ExpressionBuilder } from 'kysely';
import { addDays } from '../../src/domain/booking/day.ts';
import { day, hour } from '../../src/domain/durations.ts';
import { earlierDatabaseDays, oldestBooks, type RecordKind, retention } from '../../src/domain/retention.ts';
import { deleteExpiredLinks } from '../accounts/emailLinks.ts';
import { deleteExpiredHolds } from '../booking/holds.ts';
import { deleteUnconfirmed } from '../newsletter/subscribers.ts';
import { after, type Context, today } from '../platform/context.ts';
import type { Database } from '../platform/db/open.ts';
import type { Schema } from '../platform/db/schema.ts';
import { timestampForFile } from '../platform/db/sqliteFile.ts';
import { PeriodicJob } from '../platform/jobs/periodicJob.ts';
import { deleteExpiredCounts } from '../platform/limits/dailyLimit.ts';
import { databaseFile } from '../platform/settings/settings.ts';
import { eraseMarked, isSettled, isUnpaid } from './erasePersonalData.ts';
import { eraseTraces } from './eraseTraces.ts';

interface RuleOptions {
  database: Database;
  now: Date;
  /** In the agency's time zone: "2026-11-20". */
  today: string;
  /** The instant a period ago. */
  daysAgo: (period: { days: number }) => string;
}

const rules: Readonly<Record<RecordKind, (options: RuleOptions) => Promise<unknown>>> = {
  paidOrders: ({ database, today }) =>
    database
      .deleteFrom('orders')
      .where('updated_at', '<', oldestBooks(Number(today.slice(0, 4))))
      .execute(),
  invoices: ({ database, today }) =>
    database
      .deleteFrom('invoices')
      .where('issued_on', '<', oldestBooks(Number(today.slice(0, 4))))
      .execute(),
  unpaidOrders: ({ database, daysAgo }) =>
    database
      .deleteFrom('orders')
      .where('updated_at', '<', daysAgo(retention.unpaidOrders))
      .where('expires_at', '<', daysAgo(retention.unpaidOrders))
      .where(isUnpaid)
      .where(isSettled)
      .execute(),
  bookings: ({ database, daysAgo }) => deleteBookings(database, daysAgo(retention.bookings)),
  messages: ({ database, daysAgo }) =>
    database.deleteFrom('messages').where('created_at', '<', daysAgo(retention.messages)).execute(),
  mails: ({ database, daysAgo }) =>
    database
      .deleteFrom('outbox')
      .where(({ and, eb, or }) =>
        or([
          and([eb('status', '=', 'sent'), eb('sent_at', '<', daysAgo(retention.mails))]),
          // For an undelivered e-mail, `due_at` is the last attempt; for a stopped one, when it was due.
          and([eb('status', 'in', ['undelivered', 'stopped']), eb('due_at', '<', daysAgo(retention.mails))]),
        ]),
      )
      .execute(),
  savedQuotes: ({ database, today }) =>
    database
      .deleteFrom('saved_quotes')
      .where('valid_until', '<', addDays(today, -retention.savedQuotes.days))
      .execute(),
  offers: ({ database, today }) =>
    database
      .deleteFrom('offers')
      .where('order_id', 'is', null)
      .where('valid_until', '<', addDays(today, -retention.offers.days))
      .execute(),
  followUps: ({ database, today }) =>
    database.deleteFrom('follow_ups').where('due_on', '<', addDays(today, -retention.followUps.days)).execute(),
  newsletterRequests: ({ database, now }) => deleteUnconfirmed(database, now),
  logins: ({ database, now }) =>
    database.deleteFrom('account_sessions').where('expires_at', '<', now.toISOString()).execute(),
};

/** Deletes calls that ended before an instant. One in a calendar of the team is erased, and deleted once it is taken out. */
async function deleteBookings(database: Database, end: string): Promise<void> {
  const hasEntries = ({ exists, selectFrom }: ExpressionBuilder<Schema, 'bookings'>) =>
    exists(selectFrom('calendar_entries').select('id').whereRef('booking_id', '=', 'bookings.id'));
  await database
    .updateTable('bookings')
    .set({ erase_when_over: 1 })
    .where('ends_at', '<', end)
    .where('email', '!=', '')
    .where(hasEntries)
    .execute();
  await database
    .deleteFrom('bookings')
    .where('ends_at', '<', end)
    .where((booking) => booking.not(hasEntries(booking)))
    .execute();
}

/** How long webhook deliveries are kept, also those waiting for a paused webhook. They name no customer. */
const deliveriesKept = { days: 30 };
/** How long the log of what the team did is kept. It names no customer. */
const logKept = { days: 2 * 365 };

/**
 * Deletes records whose retention period in the privacy policy is over, leftovers of erased accounts, expired links and old
 * counters; and for the desk, old logins, challenges, log entries and webhook deliveries.
 * @param today in the agency's time zone: "2026-11-20"
 */
export async function deleteExpired(database: Database, now: Date, today: string): Promise<void> {
  const daysAgo = ({ days }: { days: number }) => after(now, -days * day);
  for (const rule of Object.values(rules)) await rule({ database, now, today, daysAgo });
  await database.transaction().execute((transaction) => eraseMarked(transaction, now));
  await database.deleteFrom('staff_sessions').where('expires_at', '<', now.toISOString()).execute();
  await database.deleteFrom('account_verifications').where('expires_at', '<', now.toISOString()).execute();
  await database.deleteFrom('audit_log').where('at', '<', daysAgo(logKept)).execute();
  await database.deleteFrom('webhook_deliveries').where('created_at', '<', daysAgo(deliveriesKept)).execute();
  await deleteExpiredLinks(database, now);
  await deleteExpiredCounts(database, now);
  await deleteExpiredHolds(database, now);
}

type Needed = Pick<Context, 'settings' | 'database' | 'now' | 'opening' | 'log'>;

/** Deletes expired records, and what holds them still, once an hour. */
export const retentionJob = (context: Needed): PeriodicJob =>
  new PeriodicJob(() => deleteAll(context), hour, context, 'expired records cannot be deleted');

async function deleteAll(context: Needed): Promise<void> {
  await deleteExpired(context.database, context.now(), today(context));
  await eraseTraces(context);
  deleteEarlierDatabases(databaseFile(context.settings), context.now());
}

const name = /^\.(?:before-upgrade-\d+|replaced)-(\d{4}-\d\d-\d\dT[\d-]+Z)(?:-wal|-shm)?$/;

/** Deletes what was copied before an upgrade, or put aside by a restore, beside an SQLite database, once its days are over. */
export function deleteEarlierDatabases(file: string, now: Date): void {
  if (!existsSync(dirname(file))) return;
  const oldest = timestampForFile(new Date(now.getTime() - earlierDatabaseDays * day));
  for (const found of readdirSync(dirname(file)).filter((each) => each.startsWith(basename(file)))) {
    const [, made] = name.exec(found.slice(basename(file).length)) ?? [];
    if (made && made < oldest) rmSync(join(dirname(file), found));
  }
}
