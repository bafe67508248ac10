import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ICalCalendarMethod } from 'ical-generator';
import * as z from 'zod/mini';
import { after, type Context } from '../platform/context.ts';
import { noSuch } from '../platform/http/httpError.ts';
import { writeLimit } from '../platform/http/rateLimit.ts';
import { hashOfToken } from '../team/access.ts';
import { callHosts } from '../team/hosts.ts';
import { callsCalendar, feedPath } from './callsCalendar.ts';

/** How long past calls stay in the feed, in milliseconds. */
const past = 365 * 24 * 3_600_000;
const params = z.object({ secret: z.string().check(z.maxLength(100)) });

/** The calls as a calendar to subscribe to, by a secret address that an owner made on the desk. */
export function calendarFeedRoute(app: FastifyInstance, context: Context): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    feedPath(':secret'),
    {
      schema: {
        summary: 'All calls as a calendar to subscribe to, by its secret address',
        params,
        response: {
          200: { description: 'The calls as iCalendar', content: { 'text/calendar': { schema: z.string() } } },
        },
      },
      config: writeLimit(context.settings),
    },
    async (request, reply) => {
      await context.database
        .updateTable('calendar_feeds')
        .set({ last_read_at: context.now().toISOString() })
        .where('hash', '=', hashOfToken(request.params.secret))
        .returning('id')
        .executeTakeFirstOrThrow(noSuch('There is no such calendar, or its address was revoked.'));
      return reply
        .type('text/calendar; charset=utf-8; method=PUBLISH')
        .header('content-disposition', 'inline; filename="calls.ics"')
        .send(await calendarFeed(context));
    },
  );
}

/** All booked calls, from a year ago on. Cancelled ones are left out, and so disappear from calendars that subscribe. */
async function calendarFeed(context: Context): Promise<string> {
  const { database, settings, now } = context;
  const calls = await database
    .selectFrom('bookings')
    .selectAll()
    .where('status', '=', 'booked')
    // Names and addresses of erased visitors are empty.
    .where('email', '!=', '')
    .where('ends_at', '>=', after(now(), -past))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return callsCalendar(calls, await callHosts(context), settings, ICalCalendarMethod.PUBLISH);
}
