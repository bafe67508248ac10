import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { instantOf } from '../../../src/domain/booking/clock.ts';
import { addDays } from '../../../src/domain/booking/day.ts';
import { getMoneyOfMonth, getToday, type MoneyOfMonth, type Today } from '../../../src/domain/contract/staff/today.ts';
import { backupHours, lastBackup, lastBackupFailure, makesBackups, oldBackup } from '../../backup/recordBackup.ts';
import { bookingsOfDays, toStaffBookings } from '../../booking/staff/staffBooking.ts';
import { outstandingCents } from '../../checkout/staff/outstanding.ts';
import { commandLine } from '../../platform/cli/command.ts';
import { type Context, today } from '../../platform/context.ts';
import { serveOn } from '../../platform/http/serve.ts';
import { currency } from '../../platform/payments/provider.ts';
import { missingSellerSettings } from '../../platform/settings/seller.ts';
import { findLeads } from '../../saved-quotes/leads.ts';
import { findNeeds } from './needs.ts';

async function backupOf({ database, settings, now }: Context): Promise<Today['backup']> {
  const [at, hours, failure, bucketHours, bucketFailure] = await Promise.all([
    lastBackup(database),
    backupHours(database, now()),
    lastBackupFailure(database),
    backupHours(database, now(), 'bucket'),
    lastBackupFailure(database, 'bucket'),
  ]);
  const isOld = (age: number | null) => age !== null && age >= oldBackup;
  return {
    at,
    hours,
    alarm: hours === null || isOld(hours) || failure !== null,
    isOurs: settings.databaseUrl === null,
    isNightly: makesBackups(settings),
    command: commandLine(settings.databaseUrl === null ? 'backup' : 'backup --done'),
    failure: failure?.why ?? null,
    bucket: settings.backupBucket && {
      hours: bucketHours,
      alarm: isOld(bucketHours) || bucketFailure !== null,
      failure: bucketFailure?.why ?? null,
    },
  };
}

/** What needs attention today, and the consultations of the week; and the money of the month, which only Today shows. */
export function todayRoutes(app: FastifyInstance, context: Context): void {
  const serve = serveOn(app, context.settings);
  serve(
    getToday,
    'What needs attention, the latest leads, the consultations of seven days, and the age of the last backup',
    async ({ actor }) => {
      const day = today(context);
      const isOwner = actor.kind === 'member' && actor.role === 'owner';
      const [{ needs, counts }, leads, calls, backup, steps] = await Promise.all([
        findNeeds(context),
        findLeads(context),
        bookingsOfDays(context, day, addDays(day, 6)),
        backupOf(context),
        isOwner ? firstSteps(context) : [],
      ]);
      const booked = calls.filter(({ status }) => status === 'booked');
      return { day, needs, counts, leads, calls: await toStaffBookings(context, booked), backup, firstSteps: steps };
    },
  );
  serve(getMoneyOfMonth, 'What came in this month, and what is requested or disputed now', () =>
    moneyOfMonth(context, today(context)),
  );
}

/** What is left to do before the first sale, and what is done. Empty once all is, or a real payment has come in. */
export async function firstSteps({ database, settings, published }: Context): Promise<Today['firstSteps']> {
  const [hours, calendar, order, payment] = await Promise.all([
    database.selectFrom('opening_hours').select('host_id').limit(1).executeTakeFirst(),
    database.selectFrom('calendars').select('id').limit(1).executeTakeFirst(),
    database.selectFrom('orders').select('id').limit(1).executeTakeFirst(),
    database.selectFrom('payments').select('id').where('status', '=', 'paid').limit(1).executeTakeFirst(),
  ]);
  if (settings.cardProvider?.live && payment) return [];
  const done = {
    company: missingSellerSettings(settings.seller, settings.vat).length === 0,
    hours: hours !== undefined,
    calendar: calendar !== undefined,
    prices: published.catalogue.version > 0,
    mail: settings.mailHost !== null,
    payments: settings.cardProvider !== null,
    order: order !== undefined,
  };
  const steps = Object.entries(done).map(([id, isDone]) => ({ id: id as keyof typeof done, done: isDone }));
  return steps.every((step) => step.done) ? [] : steps;
}

/** What came in since the first of the month, and what is requested or disputed now. @param day today */
async function moneyOfMonth(
  { database, opening }: Pick<Context, 'database' | 'opening'>,
  day: string,
): Promise<MoneyOfMonth> {
  const first = `${day.slice(0, 7)}-01`;
  const midnight = new Date(instantOf({ day: first, minutes: 0 }, opening.timeZone)).toISOString();
  const [byCard, byTransfer, requested, disputed] = await Promise.all([
    database
      .selectFrom('payments')
      .select(({ fn }) => fn.sum<number | null>('amount_cents').as('cents'))
      // Exactly the condition of the index `payments_paid`, or the index isn't used.
      .where(sql<boolean>`status = 'paid'`)
      .where('paid_at', '>=', midnight)
      .where('currency', '=', currency)
      .where('provider', '!=', 'transfer')
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('transfers')
      .select(({ fn }) => fn.sum<number | null>('amount_cents').as('cents'))
      .where('day', '>=', first)
      .executeTakeFirstOrThrow(),
    outstandingCents(database),
    database
      .selectFrom('payments')
      .select(({ fn }) => fn.sum<number | null>('disputed_cents').as('cents'))
      // Exactly the condition of the index `payments_disputed`, or the index isn't used.
      .where(sql<boolean>`dispute = 'open'`)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    received: Number(byCard.cents) + Number(byTransfer.cents),
    requested,
    disputed: Number(disputed.cents),
  };
}
