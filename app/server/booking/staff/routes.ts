import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cancelBooking, getBooking, listBookings, moveBooking } from '../../../src/domain/contract/staff/bookings.ts';
import { addBooking, previewNewBooking } from '../../../src/domain/contract/staff/newBooking.ts';
import { mailsAbout } from '../../mails/mails.ts';
import type { Context } from '../../platform/context.ts';
import { today } from '../../platform/context.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { ownOrigin } from '../../platform/http/ownOrigin.ts';
import { serveOn } from '../../platform/http/serve.ts';
import { answerAction, idOfNew, outdated } from '../../team/actions.ts';
import { callHosts } from '../../team/hosts.ts';
import { actorNames } from '../../team/names.ts';
import { bookingById } from '../bookings.ts';
import { moveOrCancelIn, type WantedChange } from '../moveOrCancel.ts';
import { bookByHand, previewBooking } from './bookByHand.ts';
import { callEvents } from './callEvents.ts';
import { bookingsOfDays, requireDays, toStaffBookings } from './staffBooking.ts';

const subjectOf = (id: string) => `booking:${id}`;

/** Consultations for the team: of some days, booked, moved or cancelled. Both sides get the e-mails that a visitor's change sends. */
export function bookingsRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings } = context;
  const serve = serveOn(app, settings);

  serve(listBookings, 'The consultations of some days', async ({ query: { from, to } }) => {
    requireDays(from, to);
    const rows = await bookingsOfDays(context, from, to);
    return { today: today(context), bookings: await toStaffBookings(context, rows) };
  });

  serve(getBooking, 'One consultation', async ({ params: { id } }) => {
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
  });

  serve(previewNewBooking, 'The e-mail about a consultation before it is booked: it books nothing', async (request) =>
    previewBooking(context, request.body, ownOrigin(settings, request)),
  );

  serve(addBooking, 'Books a consultation for a customer', async (request) => {
    const origin = ownOrigin(settings, request);
    const id = idOfNew(request, settings);
    return answerAction(context, request, { name: 'booking.add', subject: subjectOf(id) }, async (transaction) => {
      const { starts_at } = await bookByHand(context, transaction, { id, ...request.body }, origin);
      return { before: {}, after: { start: starts_at, outsideHours: request.body.outsideHours } };
    });
  });

  /** Changes a booking that the member saw in this version. */
  async function change(request: FastifyRequest, id: string, version: number, wanted: WantedChange) {
    const origin = ownOrigin(settings, request);
    return answerAction(
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
  }

  serve(moveBooking, 'Moves a consultation', async (request) => {
    const { date, host, version } = request.body;
    return change(request, request.params.id, version, { action: 'move', date, host });
  });

  serve(cancelBooking, 'Cancels a consultation', async (request) =>
    change(request, request.params.id, request.body.version, { action: 'cancel' }),
  );
}
