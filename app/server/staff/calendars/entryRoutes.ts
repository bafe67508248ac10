import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { actionResultSchema } from '../../../src/domain/contract/staff/list.ts';
import { retryEntry } from '../../calendars/caldav/entries.ts';
import type { Context } from '../../context.ts';
import { HttpError } from '../../http/httpError.ts';
import { writeLimit } from '../../http/rateLimit.ts';
import { performAction } from '../actions.ts';

const params = z.object({ id: z.string().check(z.maxLength(100)) });

/** Calls that are written into calendars. */
export function entryRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, now } = context;
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/staff/calendar-entries/:id/write',
    {
      schema: {
        summary:
          'Writes a call into a calendar where it was changed or couldn’t be written, or tries to take it out again',
        params,
        body: z.strictObject({}),
        response: { 200: actionResultSchema },
      },
      config: { ...writeLimit(settings), staff: { role: 'staff', area: 'bookings' } },
    },
    async (request) => {
      const { id } = request.params;
      const entry = await database
        .selectFrom('calendar_entries')
        .innerJoin('calendars', 'calendars.id', 'calendar_id')
        .select(['booking_id', 'calendars.name'])
        .where('calendar_entries.id', '=', id)
        .executeTakeFirst();
      if (!entry) throw new HttpError(404, 'not-found', 'This call isn’t in the calendar any more. Please look again.');
      const action = { name: 'booking.write', subject: `booking:${entry.booking_id}` };
      return {
        entry: await performAction(context, request, action, async (transaction) => {
          const isQueued = await retryEntry(transaction, id, now().toISOString());
          if (!isQueued) {
            throw new HttpError(409, 'in-order', 'There is nothing to put right any more. Nothing was changed.');
          }
          return { before: {}, after: { calendar: entry.name } };
        }),
      };
    },
  );
}
