import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { addDays } from '../../../src/domain/booking/day.ts';
import { type Today, todaySchema } from '../../../src/domain/contract/staff/today.ts';
import { lastBackup } from '../../backup/recordBackup.ts';
import type { Context } from '../../context.ts';
import { today } from '../../context.ts';
import { bookingsOfDays, toStaffBooking } from '../bookings/staffBooking.ts';
import { findNeeds } from './needs.ts';

/** Age from which a backup is too old, in hours. */
const oldBackup = 48;

async function backupOf({ database, settings, now }: Context): Promise<Today['backup']> {
  const at = await lastBackup(database);
  const hours = at === null ? null : Math.max(0, Math.floor((now().getTime() - Date.parse(at)) / 3_600_000));
  return { at, hours, alarm: hours === null || hours >= oldBackup, isOurs: settings.databaseUrl === null };
}

/** What needs attention today, and the consultations of the week. */
export function todayRoute(app: FastifyInstance, context: Context): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/staff/today',
    {
      schema: {
        summary: 'What needs attention, the consultations of seven days, and the age of the last backup',
        response: { 200: todaySchema },
      },
      config: { staff: { role: 'read-only', area: null } },
    },
    async () => {
      const day = today(context);
      const [{ needs, counts }, calls, backup] = await Promise.all([
        findNeeds(context),
        bookingsOfDays(context, day, addDays(day, 6)),
        backupOf(context),
      ]);
      const booked = calls.filter(({ status }) => status === 'booked');
      return { day, needs, counts, calls: booked.map((row) => toStaffBooking(context, row)), backup };
    },
  );
}
