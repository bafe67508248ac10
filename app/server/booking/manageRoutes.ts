import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { ManagedBooking } from '../../src/domain/contract/booking.ts';
import {
  changeManagedBookingEndpoint,
  downloadCalendarEntryEndpoint,
  getManagedBookingEndpoint,
} from '../../src/domain/contract/visitors.ts';
import { spanOf } from '../calendars/calendars.ts';
import { meetingUrlOf } from '../calendars/callsCalendar.ts';
import type { Context } from '../platform/context.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { ownOrigin } from '../platform/http/ownOrigin.ts';
import { writeLimit } from '../platform/http/rateLimit.ts';
import { serveOn } from '../platform/http/serve.ts';
import { maskEmail } from '../platform/mail/mailbox.ts';
import { callHosts, hostIn } from '../team/hosts.ts';
import { bookingById } from './bookings.ts';
import { calendarFile } from './calendarEntry.ts';
import { visitorOf } from './holds.ts';
import { type LinkHolder, manageUrlOf, verifyToken } from './linkToken.ts';
import { isChangeable, isJoinable, moveOrCancel } from './moveOrCancel.ts';
import { againUrlOf } from './paid/hasPaidCall.ts';
import type { BookingRow } from './table.ts';

const calendarAnswer = {
  description: 'The booking as iCalendar',
  content: { 'text/calendar': { schema: z.string() } },
};

/** Shows a booking by its link, exports it for calendars, and moves or cancels it. */
export function manageBookingRoutes(app: FastifyInstance, context: Context): void {
  const serve = serveOn(app, context.settings);

  serve(
    getManagedBookingEndpoint,
    { summary: 'The booking of a link', config: writeLimit(context.settings) },
    async (request) =>
      toManagedBooking(
        context,
        await requireBooking(context, request.params.token),
        ownOrigin(context.settings, request),
      ),
  );

  serve(changeManagedBookingEndpoint, { summary: 'Moves or cancels it', bodyLimit: 1024 }, async (request) => {
    const origin = ownOrigin(context.settings, request);
    const { booking, holder } = await requireBooking(context, request.params.token);
    const visitor = visitorOf(request, context.settings);
    const changed = await moveOrCancel(context, booking, request.body, { origin, by: holder, visitor });
    return toManagedBooking(context, { booking: changed, holder }, origin);
  });

  serve(
    downloadCalendarEntryEndpoint,
    {
      summary: 'The booking as a calendar file',
      schema: { response: { 200: calendarAnswer } },
      config: writeLimit(context.settings),
    },
    async (request, reply) => {
      const { booking, holder } = await requireBooking(context, request.params.token);
      if (booking.status === 'cancelled') {
        throw new HttpError(410, 'booking-cancelled', 'This booking is cancelled. Please book another time.');
      }
      const manageUrl = manageUrlOf(booking, context.settings, ownOrigin(context.settings, request), holder);
      const { name: host } = (await callHosts(context))(booking);
      return reply
        .type('text/calendar; charset=utf-8; method=PUBLISH')
        .header('content-disposition', 'attachment; filename="consultation.ics"')
        .send(calendarFile({ booking, host, settings: context.settings, manageUrl, holder }));
    },
  );
}

/** A booking and whose link opened it. */
export interface LinkedBooking {
  booking: BookingRow;
  holder: LinkHolder;
}

/** The booking of a token. @throws HttpError */
export async function requireBooking({ database, settings }: Context, token: string): Promise<LinkedBooking> {
  const key = verifyToken(token, settings.secret);
  const booking = key === null ? undefined : await bookingById(database, key.id);
  if (key && booking) return { booking, holder: key.holder };
  throw new HttpError(
    404,
    'unknown-booking',
    'We can’t find this booking. The link may be incomplete or out of date. Please open the one in our latest e-mail.',
  );
}

/** Whether the booking of a manage page exists; true for all other paths. */
export async function hasBooking(context: Context, path: string): Promise<boolean> {
  const token = /^\/booking\/manage\/([^/]+)$/.exec(path)?.[1];
  if (token === undefined) return true;
  try {
    await requireBooking(context, token);
    return true;
  } catch (error) {
    // When the database is unreachable, the page says so itself.
    return !(error instanceof HttpError);
  }
}

async function toManagedBooking(
  context: Context,
  { booking, holder }: LinkedBooking,
  origin: string,
): Promise<ManagedBooking> {
  const { settings, now } = context;
  const hostOf = await callHosts(context);
  const { start, end } = spanOf(booking);
  const joinable = isJoinable(booking, now());
  return {
    id: booking.id,
    date: booking.starts_at,
    duration: (end - start) / 60_000,
    name: booking.name,
    email: maskEmail(booking.email),
    ...hostIn(hostOf(booking)),
    status: booking.status,
    changeable: isChangeable(booking, now()),
    joinable,
    meetingUrl: joinable ? meetingUrlOf(booking, settings) : null,
    forAgency: holder === 'agency',
    ...(booking.order_id === null ? {} : { againUrl: await againUrlOf(context, booking, origin) }),
  };
}
