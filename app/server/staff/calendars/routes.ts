import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  calendarCheckSchema,
  calendarsSchema,
  checkCalendarSchema,
  mostCalendars,
  newCalendarSchema,
  readCalendarSchema,
} from '../../../src/domain/contract/staff/calendars.ts';
import { actedSchema } from '../../../src/domain/contract/staff/list.ts';
import { enqueueUpcoming } from '../../calendars/caldav/entries.ts';
import { closesBookings, storeBusyTimes } from '../../calendars/calendars.ts';
import { poll } from '../../calendars/pollJob.ts';
import { calendarTarget } from '../../calendars/readCalendar.ts';
import type { Context } from '../../context.ts';
import { lockForTransaction } from '../../db/advisoryLock.ts';
import { HttpError } from '../../http/httpError.ts';
import { writeLimit } from '../../http/rateLimit.ts';
import { performAction } from '../actions.ts';
import { removalRoute } from '../removalRoute.ts';
import { readNew, sourceOf } from './newCalendar.ts';

const params = z.object({ id: z.string().check(z.maxLength(100)) });
const noCalendar = () => new HttpError(404, 'not-found', 'There is no such calendar.');
const hostOf = ({ url }: { url: string }) => new URL(url).host;
const twoWeeks = 14 * 24 * 3_600_000;
/** Busy times that a check shows. */
const shown = 5;

/** Calendars of the team: while they are busy, no call can be booked. */
export function calendarRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, now } = context;
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const limit = writeLimit(settings);

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
      const rows = await database.selectFrom('calendars').selectAll().orderBy('created_at').orderBy('id').execute();
      return {
        calendars: rows.map((row) => ({
          id: row.id,
          name: row.name,
          host: hostOf(row),
          isAccount: row.username !== null,
          writes: row.writes === 1,
          readAt: row.read_at,
          failingSince: row.failing_since,
          failure: row.failure,
          unread: row.unread,
          closes: closesBookings(row, context),
        })),
      };
    },
  );

  typed.post(
    '/api/staff/calendars/check',
    {
      schema: {
        summary: 'Reads a calendar before it is added, and says when it is busy: it changes nothing',
        body: checkCalendarSchema,
        response: { 200: calendarCheckSchema },
      },
      config: { ...limit, staff: { role: 'owner', area: null } },
    },
    async ({ body }) => {
      const { times, unread } = await readNew(context, sourceOf(context, body));
      const at = now().getTime();
      const soon = times.filter(({ start, end }) => end > at && start < at + twoWeeks);
      const first = soon.slice(0, shown).map(({ start, end }) => ({
        start: new Date(start).toISOString(),
        end: new Date(end).toISOString(),
      }));
      return { count: soon.length, first, unread };
    },
  );

  typed.post(
    '/api/staff/calendars',
    {
      schema: {
        summary: 'Adds a calendar that can be read; its busy times can’t be booked from then on',
        body: newCalendarSchema,
        response: { 200: actedSchema },
      },
      config: { ...limit, staff: { role: 'owner', area: null, fresh: true } },
    },
    async (request) => {
      const { name } = request.body;
      const source = sourceOf(context, request.body);
      const { times, unread, etag, lastModified } = await readNew(context, source);
      const url = calendarTarget(context, source.url).href;
      const id = randomUUID();
      const at = now().toISOString();
      const action = { name: 'calendar.add', subject: 'calendars' };
      const entry = await performAction(context, request, action, async (transaction) => {
        await lockForTransaction(transaction, 'calendar');
        const rows = await transaction.selectFrom('calendars').select('url').execute();
        if (rows.length >= mostCalendars) {
          throw new HttpError(409, 'too-many-calendars', `There are ${mostCalendars} calendars. Remove one first.`);
        }
        if (rows.some((row) => row.url === url)) {
          throw new HttpError(409, 'known-calendar', 'This calendar is in the list already. Nothing was added.');
        }
        const read = { tried_at: at, read_at: at, parsed_at: at, unread, failing_since: null, failure: null };
        const writes = request.body.writes && source.username !== null;
        const created = { writes: writes ? (1 as const) : (0 as const), created_by: request.actor.id, created_at: at };
        await transaction
          .insertInto('calendars')
          .values({ ...source, id, name, url, etag, last_modified: lastModified, ...created, ...read })
          .execute();
        await storeBusyTimes(transaction, id, times);
        if (writes) await enqueueUpcoming(transaction, id, at);
        return { before: {}, after: { calendar: id, name, host: hostOf({ url }) } };
      });
      return { entry };
    },
  );

  typed.post(
    '/api/staff/calendars/:id/read',
    {
      schema: { summary: 'Reads a calendar now', params, response: { 200: readCalendarSchema } },
      config: { ...limit, staff: { role: 'staff', area: 'bookings' } },
    },
    async ({ params: { id } }) => {
      const calendar = await database
        .updateTable('calendars')
        .set({ tried_at: now().toISOString() })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      if (!calendar) throw noCalendar();
      await poll(context, { ...calendar, etag: null, last_modified: null });
      const after = await database.selectFrom('calendars').select('failure').where('id', '=', id).executeTakeFirst();
      return { failure: after?.failure ?? null };
    },
  );

  removalRoute(app, context, {
    path: '/api/staff/calendars/:id/remove',
    summary: 'Removes a calendar: its busy times can be booked again',
    name: 'calendar.remove',
    subjectOf: (id) => `calendar:${id}`,
    async remove(transaction, id) {
      const removed = await transaction
        .deleteFrom('calendars')
        .where('id', '=', id)
        .returning(['name', 'url'])
        .executeTakeFirst();
      if (!removed) throw noCalendar();
      return { before: { name: removed.name, host: hostOf(removed) }, after: { removed: true } };
    },
  });
}
