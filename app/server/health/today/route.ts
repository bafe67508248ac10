import type { FastifyInstance } from 'fastify';
import { addDays } from '../../../src/domain/booking/day.ts';
import { getMoneyOfMonth, getToday, type Today } from '../../../src/domain/contract/staff/today.ts';
import { makesBackups, oldBackup } from '../../backup/backupHealth.ts';
import { lastBackup, lastBackupFailure, lastInBucket } from '../../backup/recordBackup.ts';
import { bookingsOfDays, toStaffBookings } from '../../booking/staff/staffBooking.ts';
import { commandLine } from '../../platform/cli/commandLine.ts';
import type { Context } from '../../platform/context.ts';
import { today } from '../../platform/context.ts';
import { serveOn } from '../../platform/http/serve.ts';
import { findLeads } from '../../saved-quotes/leads.ts';
import { firstSteps } from './firstSteps.ts';
import { moneyOfMonth } from './moneyOfMonth.ts';
import { findNeeds } from './needs.ts';

async function backupOf({ database, settings, now }: Context): Promise<Today['backup']> {
  const [at, failure, inBucket, bucketFailure] = await Promise.all([
    lastBackup(database),
    lastBackupFailure(database),
    lastInBucket(database),
    lastBackupFailure(database, 'bucket-failure'),
  ]);
  const hoursSince = (time: string | null) =>
    time === null ? null : Math.max(0, Math.floor((now().getTime() - Date.parse(time)) / 3_600_000));
  const hours = hoursSince(at);
  const bucketHours = hoursSince(inBucket);
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
