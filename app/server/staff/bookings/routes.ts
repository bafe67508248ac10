import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  bookingsQuerySchema,
  bookingsSchema,
  cancelSchema,
  moveSchema,
  staffCallSchema,
} from '../../../src/domain/contract/staff/bookings.ts';
import { actionResultSchema } from '../../../src/domain/contract/staff/list.ts';
import { bookingPreviewSchema, newBookingSchema } from '../../../src/domain/contract/staff/newBooking.ts';
import { bookingById } from '../../booking/bookings.ts';
import { callHosts } from '../../booking/hosts.ts';
import { moveOrCancelIn, type WantedChange } from '../../booking/moveOrCancel.ts';
import type { Context } from '../../context.ts';
import { today } from '../../context.ts';
import { HttpError } from '../../http/httpError.ts';
import { ownOrigin } from '../../http/ownOrigin.ts';
import { writeLimit } from '../../http/rateLimit.ts';
import { idOfNew, outdated, performAction } from '../actions.ts';
import { mailsAbout } from '../mails/mailsAbout.ts';
import { actorNames } from '../names.ts';
import { bookByHand, previewBooking } from './bookByHand.ts';
import { callEvents } from './callEvents.ts';
import { bookingsOfDays, requireDays, toStaffBookings } from './staffBooking.ts';

const params = z.object({ id: z.string().check(z.maxLength(100)) });
const subjectOf = (id: string) => `booking:${id}`;

/** Consultations for the team: of some days, booked, moved or cancelled. Both sides get the e-mails that a visitor's change sends. */
export function bookingsRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings } = context;
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const writing = { ...writeLimit(settings), staff: { role: 'staff', area: 'bookings' } } as const;

  typed.get(
    '/api/staff/bookings',
    {
      schema: {
        summary: 'The consultations of some days',
        querystring: bookingsQuerySchema,
        response: { 200: bookingsSchema },
      },
      config: { staff: { role: 'read-only', area: 'bookings' } },
    },
    async ({ query: { from, to } }) => {
      requireDays(from, to);
      const rows = await bookingsOfDays(context, from, to);
      return { today: today(context), bookings: await toStaffBookings(context, rows) };
    },
  );

  typed.get(
    '/api/staff/bookings/:id',
    {
      schema: { summary: 'One consultation', params, response: { 200: staffCallSchema } },
      config: { staff: { role: 'read-only', area: 'bookings' } },
    },
    async ({ params: { id } }) => {
      const booking = await bookingById(database, id);
      if (!booking) throw new HttpError(404, 'not-found', 'There is no such consultation.');
      const [log, nameOf, hostOf, mails] = await Promise.all([
        database.selectFrom('audit_log').selectAll().where('subject', '=', subjectOf(id)).orderBy('at').execute(),
        actorNames(database),
        callHosts(context),
        mailsAbout(database, id),
      ]);
      const [call] = await toStaffBookings(context, [booking]);
      if (!call) throw new Error(`No call for ${id}`);
      return { ...call, events: callEvents(booking, log, nameOf, hostOf, context), mails };
    },
  );

  typed.post(
    '/api/staff/bookings/preview',
    {
      schema: {
        summary: 'The e-mail about a consultation before it is booked: it books nothing',
        body: newBookingSchema,
        response: { 200: bookingPreviewSchema },
      },
      config: writing,
    },
    async (request) => previewBooking(context, request.body, ownOrigin(settings, request)),
  );

  typed.post(
    '/api/staff/bookings',
    {
      schema: {
        summary: 'Books a consultation for a customer',
        body: newBookingSchema,
        response: { 200: actionResultSchema },
      },
      config: writing,
    },
    async (request) => {
      const origin = ownOrigin(settings, request);
      const id = idOfNew(request, settings);
      const action = { name: 'booking.add', subject: subjectOf(id) };
      const entry = await performAction(context, request, action, async (transaction) => {
        const { starts_at } = await bookByHand(context, transaction, { id, ...request.body }, origin);
        return { before: {}, after: { start: starts_at, outsideHours: request.body.outsideHours } };
      });
      return { entry };
    },
  );

  /** Changes a booking that the member saw in this version. */
  async function change(request: FastifyRequest, id: string, version: number, wanted: WantedChange) {
    const origin = ownOrigin(settings, request);
    const entry = await performAction(
      context,
      request,
      { name: `booking.${wanted.action}`, subject: subjectOf(id) },
      async (transaction) => {
        const booking = await bookingById(transaction, id);
        if (!booking) throw new HttpError(404, 'not-found', 'There is no such consultation.');
        const changed =
          booking.sequence === version
            ? await moveOrCancelIn(context, transaction, booking, wanted, { by: 'agency', origin })
            : undefined;
        if (!changed) throw await outdated(transaction, subjectOf(id));
        return {
          before: { start: booking.starts_at, status: booking.status, host: booking.host_id },
          after: { start: changed.starts_at, status: changed.status, host: changed.host_id },
        };
      },
    );
    return { entry };
  }

  typed.post(
    '/api/staff/bookings/:id/move',
    {
      schema: { summary: 'Moves a consultation', params, body: moveSchema, response: { 200: actionResultSchema } },
      config: writing,
    },
    async (request) => {
      const { date, host, version } = request.body;
      return change(request, request.params.id, version, { action: 'move', date, host });
    },
  );

  typed.post(
    '/api/staff/bookings/:id/cancel',
    {
      schema: { summary: 'Cancels a consultation', params, body: cancelSchema, response: { 200: actionResultSchema } },
      config: writing,
    },
    async (request) => change(request, request.params.id, request.body.version, { action: 'cancel' }),
  );
}
