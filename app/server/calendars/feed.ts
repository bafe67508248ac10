import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import * as z from 'zod/mini';
import { repliesIn } from '../../src/domain/booking/questions.ts';
import type { BookingRow } from '../booking/table.ts';
import type { Context } from '../platform/context.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { writeLimit } from '../platform/http/rateLimit.ts';
import { type Settings, siteOrigin } from '../platform/settings/settings.ts';
import { hashOfToken } from '../team/access.ts';
import { type CallHost, callHosts } from '../team/hosts.ts';

/** How long past calls stay in the feed, in milliseconds. */
const past = 365 * 24 * 3_600_000;
/** How often calendars should read the feed, in seconds. */
const refresh = 15 * 60;

/** All booked calls, from a year ago on. Cancelled ones are left out, and so disappear from calendars that subscribe. */
async function calendarFeed(context: Context): Promise<string> {
  const { database, settings, now } = context;
  const calls = await database
    .selectFrom('bookings')
    .selectAll()
    .where('status', '=', 'booked')
    // Names and addresses of erased visitors are empty.
    .where('email', '!=', '')
    .where('ends_at', '>=', new Date(now().getTime() - past).toISOString())
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return callsCalendar(calls, await callHosts(context), settings, ICalCalendarMethod.PUBLISH);
}

/** Calls as a calendar of the agency. @param method null for entries of a calendar */
export function callsCalendar(
  calls: readonly BookingRow[],
  hostOf: (call: BookingRow) => CallHost,
  settings: Settings,
  method: ICalCalendarMethod | null,
): string {
  const calendar = ical({
    name: `Calls of ${settings.agencyName}`,
    prodId: { company: 'agency-site', product: 'calls', language: 'EN' },
    ...(method === null ? {} : { method, ttl: refresh }),
  });
  for (const call of calls) {
    const { name: host } = hostOf(call);
    calendar.createEvent({
      id: call.id,
      sequence: call.sequence,
      stamp: new Date(call.updated_at),
      start: new Date(call.starts_at),
      end: new Date(call.ends_at),
      summary: `Consultation: ${call.name}${host === null ? '' : ` with ${host}`}`,
      description: descriptionOf(call, siteOrigin(settings)),
      location: meetingUrlOf(call, settings),
      status: ICalEventStatus.CONFIRMED,
    });
  }
  // RFC 5545: the last line ends with a line break, too.
  return `${calendar}\r\n`;
}

/** The link leads to the desk, which asks for a login: whoever has the feed's address can read calls, not change them. */
function descriptionOf(booking: BookingRow, origin: string): string {
  const { id, email, note } = booking;
  return [
    `E-mail: ${email}`,
    ...repliesIn(booking).map((words) => words.join(': ')),
    ...(note === '' ? [] : [note]),
    `To move or cancel it: ${origin}/desk/calendar/${id}`,
  ].join('\n');
}

/** The URL of the video meeting: of this call, or else that of all (MEETING_URL); null without either. */
export function meetingUrlOf(
  { id, meeting_url }: Pick<BookingRow, 'id' | 'meeting_url'>,
  { meetingUrl }: Settings,
): string | null {
  return meeting_url ?? meetingUrl?.replaceAll('{id}', id) ?? null;
}

const params = z.object({ secret: z.string().check(z.maxLength(100)) });

/** The path of a feed. */
export const feedPath = (secret: string) => `/api/calendar/${secret}/calls.ics`;

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
      const found = await context.database
        .updateTable('calendar_feeds')
        .set({ last_read_at: context.now().toISOString() })
        .where('hash', '=', hashOfToken(request.params.secret))
        .returning('id')
        .executeTakeFirst();
      if (!found) throw new HttpError(404, 'not-found', 'There is no such calendar, or its address was revoked.');
      return reply
        .type('text/calendar; charset=utf-8; method=PUBLISH')
        .header('content-disposition', 'inline; filename="calls.ics"')
        .send(await calendarFeed(context));
    },
  );
}
