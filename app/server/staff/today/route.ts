import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { addDays } from '../../../src/domain/booking/day.ts';
import { todaySchema } from '../../../src/domain/contract/staff/today.ts';
import type { Context } from '../../context.ts';
import { today } from '../../context.ts';
import { bookingsOfDays, toStaffBooking } from '../bookings/staffBooking.ts';
import { findNeeds } from './needs.ts';

/** What needs attention today, and the calls of the week. */
export function todayRoute(app: FastifyInstance, context: Context): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/staff/today',
    {
      schema: { summary: 'What needs attention, and the calls of seven days', response: { 200: todaySchema } },
      config: { staff: { role: 'read-only', area: null } },
    },
    async () => {
      const day = today(context);
      const [{ needs, counts }, calls] = await Promise.all([
        findNeeds(context),
        bookingsOfDays(context, day, addDays(day, 6)),
      ]);
      const booked = calls.filter(({ status }) => status === 'booked');
      return { day, needs, counts, calls: booked.map((row) => toStaffBooking(context, row)) };
    },
  );
}
