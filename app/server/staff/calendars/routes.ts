import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  calendarsSchema,
  invitationsSchema,
  readCalendarSchema,
} from '../../../src/domain/contract/staff/calendars.ts';
import { actionResultSchema } from '../../../src/domain/contract/staff/list.ts';
import { callHosts } from '../../booking/hosts.ts';
import { currentCalendars, removeCalendar, removedHostId } from '../../calendars/caldav/entries.ts';
import { closesBookings } from '../../calendars/calendars.ts';
import { poll } from '../../calendars/pollJob.ts';
import type { Context } from '../../context.ts';
import { HttpError } from '../../http/httpError.ts';
import { writeLimit } from '../../http/rateLimit.ts';
import { performAction } from '../actions.ts';
import { removalRoute } from '../removalRoute.ts';
import { serverOf } from './newCalendar.ts';

const params = z.object({ id: z.string().check(z.maxLength(100)) });
const noCalendar = () => new HttpError(404, 'not-found', 'There is no such calendar.');

/** Calendars of the hosts: while one is busy, no call can be booked with its host. */
export function calendarRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, now } = context;
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.get(
    '/api/staff/calendars',
    {
      schema: {
        summary: 'The team’s calendars, without their addresses, and whether they can be read',
        response: { 200: calendarsSchema },
      },
      config: { staff: { role: 'read-only', area: 'bookings' } },
    },
    async () => {
      const rows = await currentCalendars(database).selectAll().orderBy('created_at').orderBy('id').execute();
      const hostOf = await callHosts(context);
      return {
        calendars: rows.map((row) => ({
          id: row.id,
          belongsTo: hostOf(row).name,
          name: row.name,
          server: serverOf(row),
          isAccount: row.username !== null,
          writes: row.writes === 1,
          readAt: row.read_at,
          failingSince: row.failing_since,
          failure: row.failure,
          unread: row.unread,
          skipped: JSON.parse(row.skipped) as string[],
          countsUnanswered: row.counts_unanswered === 1,
          closes: closesBookings(row, context),
        })),
      };
    },
  );

  typed.post(
    '/api/staff/calendars/:id/read',
    {
      schema: { summary: 'Reads a calendar now', params, response: { 200: readCalendarSchema } },
      config: { ...writeLimit(settings), staff: { role: 'staff', area: 'bookings' } },
    },
    async ({ params: { id } }) => {
      const calendar = await database
        .updateTable('calendars')
        .set({ tried_at: now().toISOString() })
        .where('id', '=', id)
        .where('host_id', '!=', removedHostId)
        .returningAll()
        .executeTakeFirst();
      if (!calendar) throw noCalendar();
      await poll(context, { ...calendar, etag: null, last_modified: null });
      const after = await database.selectFrom('calendars').select('failure').where('id', '=', id).executeTakeFirst();
      return { failure: after?.failure ?? null };
    },
  );

  typed.post(
    '/api/staff/calendars/:id/invitations',
    {
      schema: {
        summary: 'Sets whether invitations that a calendar’s owner hasn’t answered are busy, and reads it again',
        params,
        body: invitationsSchema,
        response: { 200: actionResultSchema },
      },
      config: { ...writeLimit(settings), staff: { role: 'owner', area: null } },
    },
    async (request) => {
      const { id } = request.params;
      const { areBusy } = request.body;
      const action = { name: 'calendar.invitations', subject: `calendar:${id}` };
      const entry = await performAction(context, request, action, async (transaction) => {
        const changed = await transaction
          .updateTable('calendars')
          .set({ counts_unanswered: areBusy ? 1 : 0, etag: null, last_modified: null })
          .where('id', '=', id)
          .where('host_id', '!=', removedHostId)
          .returning('name')
          .executeTakeFirst();
        if (!changed) throw noCalendar();
        return { before: { name: changed.name, areBusy: !areBusy }, after: { areBusy } };
      });
      const calendar = await database.selectFrom('calendars').selectAll().where('id', '=', id).executeTakeFirst();
      if (calendar) await poll(context, calendar);
      return { entry };
    },
  );

  removalRoute(app, context, {
    path: '/api/staff/calendars/:id/remove',
    summary: 'Removes a calendar: its busy times can be booked again, and calls written into it are taken out',
    name: 'calendar.remove',
    subjectOf: (id) => `calendar:${id}`,
    async remove(transaction, id) {
      const removed = await removeCalendar(transaction, id, now().toISOString());
      if (!removed) throw noCalendar();
      return { before: { name: removed.name, host: serverOf(removed) }, after: { removed: true } };
    },
  });
}
