import type { FastifyInstance } from 'fastify';
import {
  countInvitations,
  deleteCalendar,
  listCalendars,
  reloadCalendar,
  writeCalendarEntry,
} from '../../../src/domain/contract/staff/calendars.ts';
import type { Context } from '../../platform/context.ts';
import { HttpError, noSuch } from '../../platform/http/httpError.ts';
import { serveOn } from '../../platform/http/serve.ts';
import { answerAction, performAction, serveActionsOn } from '../../team/actions.ts';
import { callHosts } from '../../team/hosts.ts';
import { currentCalendars, removeCalendar, removedHostId, retryEntry } from '../caldav/entries.ts';
import { closesBookings } from '../calendars.ts';
import { poll } from '../pollJob.ts';
import { serverOf } from './newCalendarRoutes.ts';

const noCalendar = noSuch('There is no such calendar.');

/** Calendars of the hosts: while one is busy, no call can be booked with its host. */
export function calendarRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, now } = context;
  const serve = serveOn(app, settings);

  serve(listCalendars, 'The team’s calendars, without their addresses, and whether they can be read', async () => {
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
  });

  serve(reloadCalendar, 'Reads a calendar now', async ({ params: { id } }) => {
    const calendar = await database
      .updateTable('calendars')
      .set({ tried_at: now().toISOString() })
      .where('id', '=', id)
      .where('host_id', '!=', removedHostId)
      .returningAll()
      .executeTakeFirstOrThrow(noCalendar);
    await poll(context, { ...calendar, etag: null, last_modified: null });
    const after = await database.selectFrom('calendars').select('failure').where('id', '=', id).executeTakeFirst();
    return { failure: after?.failure ?? null };
  });

  serve(
    countInvitations,
    'Sets whether invitations that a calendar’s owner hasn’t answered are busy, and reads it again',
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
          .executeTakeFirstOrThrow(noCalendar);
        return { before: { name: changed.name, areBusy: !areBusy }, after: { areBusy } };
      });
      const calendar = await database.selectFrom('calendars').selectAll().where('id', '=', id).executeTakeFirst();
      if (calendar) await poll(context, calendar);
      return { entry };
    },
  );

  const act = serveActionsOn(app, context, (id) => `calendar:${id}`);
  act(
    deleteCalendar,
    'Removes a calendar: its busy times can be booked again, and calls written into it are taken out',
    'calendar.remove',
    async (transaction, id) => {
      const removed = await removeCalendar(transaction, id, now().toISOString());
      if (!removed) throw noCalendar();
      return { before: { name: removed.name, host: serverOf(removed) }, after: { removed: true } };
    },
  );
}

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
        .executeTakeFirstOrThrow(noSuch('This call isn’t in the calendar any more. Please look again.'));
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
