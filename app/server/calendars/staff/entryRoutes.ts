import type { FastifyInstance } from 'fastify';
import { writeCalendarEntry } from '../../../src/domain/contract/staff/calendars.ts';
import type { Context } from '../../platform/context.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { serveOn } from '../../platform/http/serve.ts';
import { answerAction } from '../../team/actions.ts';
import { retryEntry } from '../caldav/entries.ts';

/** Calls that are written into calendars. */
export function entryRoutes(app: FastifyInstance, context: Context): void {
  const serve = serveOn(app, context.settings);
  const { database, now } = context;
  serve(
    writeCalendarEntry,
    'Writes a call into a calendar where it was changed or couldn’t be written, or tries to take it out again',
    async (request) => {
      const { id } = request.params;
      const entry = await database
        .selectFrom('calendar_entries')
        .innerJoin('calendars', 'calendars.id', 'calendar_id')
        .select(['booking_id', 'calendars.name'])
        .where('calendar_entries.id', '=', id)
        .executeTakeFirst();
      if (!entry) throw new HttpError(404, 'not-found', 'This call isn’t in the calendar any more. Please look again.');
      return answerAction(
        context,
        request,
        { name: 'booking.write', subject: `booking:${entry.booking_id}` },
        async (transaction) => {
          const isQueued = await retryEntry(transaction, id, now().toISOString());
          if (!isQueued) {
            throw new HttpError(409, 'in-order', 'There is nothing to put right any more. Nothing was changed.');
          }
          return { before: {}, after: { calendar: entry.name } };
        },
      );
    },
  );
}
