import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { CommandError } from '../cli/command.ts';
import { commandLine } from '../cli/commandLine.ts';
import { lockForTransaction } from './advisoryLock.ts';
import { wrapDatabaseErrors } from './databaseError.ts';
import * as orders from './migrations/0001-orders.ts';
import * as bookings from './migrations/0002-bookings.ts';
import * as messages from './migrations/0003-messages.ts';
import * as newsletter from './migrations/0004-newsletter.ts';
import * as keptQuotes from './migrations/0005-kept-quotes.ts';
import * as accounts from './migrations/0006-accounts.ts';
import * as newsletterIssues from './migrations/0007-newsletter-issues.ts';
import * as installation from './migrations/0008-installation.ts';
import * as limits from './migrations/0009-limits.ts';
import * as bookingTimeZone from './migrations/0010-booking-time-zone.ts';
import * as payments from './migrations/0011-payments.ts';
import * as undeliveredMail from './migrations/0012-undelivered-mail.ts';
import * as retention from './migrations/0013-retention.ts';
import * as orderBriefs from './migrations/0014-order-briefs.ts';
import * as renameColumns from './migrations/0015-rename-columns.ts';
import * as staff from './migrations/0016-staff.ts';
import * as staffLists from './migrations/0017-staff-lists.ts';
import * as transfers from './migrations/0018-transfers.ts';
import * as refunds from './migrations/0019-refunds.ts';
import * as cancelledOrders from './migrations/0020-cancelled-orders.ts';
import * as search from './migrations/0021-search.ts';
import * as daysOff from './migrations/0022-days-off.ts';
import * as balanceRequests from './migrations/0023-balance-requests.ts';
import * as openingHours from './migrations/0024-opening-hours.ts';
import * as webhooks from './migrations/0025-webhooks.ts';
import * as newsletterAndPeople from './migrations/0026-newsletter-and-people.ts';
import * as disputes from './migrations/0027-disputes.ts';
import * as balanceDue from './migrations/0028-balance-due.ts';
import * as bookingReminders from './migrations/0029-booking-reminders.ts';
import * as calendars from './migrations/0030-calendars.ts';
import * as slotHolds from './migrations/0031-slot-holds.ts';
import * as invoices from './migrations/0032-invoices.ts';
import * as businessBuyers from './migrations/0033-business-buyers.ts';
import * as terms from './migrations/0034-terms.ts';
import * as invoicePlaces from './migrations/0035-invoice-places.ts';
import * as paidConsultations from './migrations/0036-paid-consultations.ts';
import * as caldav from './migrations/0037-caldav.ts';
import * as calendarEntries from './migrations/0038-calendar-entries.ts';
import * as hosts from './migrations/0039-hosts.ts';
import * as consumerWithdrawals from './migrations/0041-consumer-withdrawals.ts';
import * as moneyOfTheMonth from './migrations/0042-money-of-the-month.ts';
import * as troubledOrders from './migrations/0043-troubled-orders.ts';
import * as codeSteps from './migrations/0046-code-steps.ts';
import * as canonicalAddresses from './migrations/0047-canonical-addresses.ts';
import * as paymentTimes from './migrations/0048-payment-times.ts';
import * as searchOrders from './migrations/0048-search-orders.ts';
import * as addresses from './migrations/0049-addresses.ts';
import * as calendarReading from './migrations/0050-calendar-reading.ts';

/** In the order of their names. Never change a released migration: databases have run it. Add another. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-orders': orders,
  '0002-bookings': bookings,
  '0003-messages': messages,
  '0004-newsletter': newsletter,
  '0005-kept-quotes': keptQuotes,
  '0006-accounts': accounts,
  '0007-newsletter-issues': newsletterIssues,
  '0008-installation': installation,
  '0009-limits': limits,
  '0010-booking-time-zone': bookingTimeZone,
  '0011-payments': payments,
  '0012-undelivered-mail': undeliveredMail,
  '0013-retention': retention,
  '0014-order-briefs': orderBriefs,
  '0015-rename-columns': renameColumns,
  '0016-staff': staff,
  '0017-staff-lists': staffLists,
  '0018-transfers': transfers,
  '0019-refunds': refunds,
  '0020-cancelled-orders': cancelledOrders,
  '0021-search': search,
  '0022-days-off': daysOff,
  '0023-balance-requests': balanceRequests,
  '0024-opening-hours': openingHours,
  '0025-webhooks': webhooks,
  '0026-newsletter-and-people': newsletterAndPeople,
  '0027-disputes': disputes,
  '0028-balance-due': balanceDue,
  '0029-booking-reminders': bookingReminders,
  '0030-calendars': calendars,
  '0031-slot-holds': slotHolds,
  '0032-invoices': invoices,
  '0033-business-buyers': businessBuyers,
  '0034-terms': terms,
  '0035-invoice-places': invoicePlaces,
  '0036-paid-consultations': paidConsultations,
  '0037-caldav': caldav,
  '0038-calendar-entries': calendarEntries,
  '0039-hosts': hosts,
  '0041-consumer-withdrawals': consumerWithdrawals,
  '0042-money-of-the-month': moneyOfTheMonth,
  '0043-troubled-orders': troubledOrders,
  '0046-code-steps': codeSteps,
  '0047-canonical-addresses': canonicalAddresses,
  '0048-payment-times': paymentTimes,
  '0048-search-orders': searchOrders,
  '0049-addresses': addresses,
  '0050-calendar-reading': calendarReading,
};

/** The migrations of this version. */
export const migrationNames: readonly string[] = Object.keys(migrations);

const migratorOf = <Tables>(db: Kysely<Tables>) =>
  new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    // Branches may be merged in another order than their migrations are numbered.
    allowUnorderedMigrations: true,
  });

/** When the first migration ran: the first start of this site. */
export const firstStart = <Tables>(database: Kysely<Tables>): Promise<Date> => migratedAt(database, '0001-orders');

/** When a migration ran: the first start with what it brought. */
export async function migratedAt<Tables>(database: Kysely<Tables>, wanted: keyof typeof migrations): Promise<Date> {
  // The table of Kysely's migrator. Asking the migrator itself would read the whole catalogue of the database.
  const { rows } = await sql<{ timestamp: string }>`
    select "timestamp" from kysely_migration where name = ${wanted}
  `.execute(database);
  const [ran] = rows;
  if (!ran) throw new Error(`The migration ${wanted} has not run yet.`);
  return new Date(ran.timestamp);
}

/** Whether this version has migrations that the database hasn't run. */
export async function hasPendingMigrations<Tables>(database: Kysely<Tables>): Promise<boolean> {
  const executed = new Set(await wrapDatabaseErrors(() => executedIn(database)));
  return migrationNames.some((name) => !executed.has(name));
}

/** The names of the migrations that a database has run. */
async function executedIn<Tables>(database: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
  return rows.map(({ name }) => name);
}

/** A later version of the site has changed the database. A restart can't fix that. */
export class LaterVersionError extends CommandError {
  constructor(migration: string) {
    super(
      `A later version of the site has changed the database (${migration}). Install that version again. Or go back to the database of before: stop the server, and run "${commandLine('restore')}" with the copy in DATA_DIR named agency.sqlite.before-upgrade-…, or with a backup.`,
    );
  }
}

/**
 * Runs the pending migrations in one transaction, one server at a time.
 * @param beforeUpgrade called with the last migration of a database that has run some but not all of them, while nobody
 * else can write to it. When it throws, nothing is migrated
 * @throws LaterVersionError
 */
export async function migrate<Tables>(
  database: Kysely<Tables>,
  beforeUpgrade: (last: string) => void = () => {},
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockForTransaction(transaction, 'tables');
    const migrator = migratorOf(transaction);
    const known = await migrator.getMigrations();
    const last = known.findLast(({ executedAt }) => executedAt)?.name;
    if (last) await refuseLaterVersion(transaction);
    if (last && known.some(({ executedAt }) => !executedAt)) beforeUpgrade(last);
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  });
}

async function refuseLaterVersion<Tables>(database: Kysely<Tables>): Promise<void> {
  const later = (await executedIn(database)).find((name) => !migrationNames.includes(name));
  if (later !== undefined) throw new LaterVersionError(later);
}
