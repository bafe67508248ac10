import { randomUUID } from 'node:crypto';
import formBody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type BookingAnswers, bookingProblem, bookingRequest } from '../../../src/domain/booking/bookingFlow.ts';
import { isDay } from '../../../src/domain/booking/day.ts';
import { bookingRequestSchema } from '../../../src/domain/contract/booking.ts';
import { paidCallRequestSchema } from '../../../src/domain/contract/paidCall.ts';
import type { OrderRow } from '../../orders/table.ts';
import { type Context, today } from '../../platform/context.ts';
import { pageOptions, sendPage } from '../../platform/html/sendPage.ts';
import { asHttpError } from '../../platform/http/errors.ts';
import { formText } from '../../platform/http/formText.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { keepRecent } from '../../platform/http/keepRecent.ts';
import { ownOrigin } from '../../platform/http/ownOrigin.ts';
import { readLimit, writeLimit } from '../../platform/http/rateLimit.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { callHosts } from '../../team/hosts.ts';
import { book } from '../book.ts';
import { bookingOfOrder } from '../bookings.ts';
import { currentHours, lastDayOf } from '../currentOpening.ts';
import { visitorOf } from '../holds.ts';
import { tokenOf } from '../linkToken.ts';
import { type LinkedBooking, requireBooking } from '../manageRoutes.ts';
import { isChangeable, moveOrCancel } from '../moveOrCancel.ts';
import { bookPaidCall, requirePaidCall } from '../paid/paidCall.ts';
import { freeSlotsByDay, offeredDays, readOffer, slotsOf } from '../slots.ts';
import { bookingPage, errorPage } from './bookingPage.ts';
import { dayPage, daysPage, plainPath } from './dayPages.ts';

type Visit = FastifyRequest<{ Querystring: { date?: unknown; new?: unknown; paid?: unknown }; Body: unknown }>;
type OwnVisit = FastifyRequest<{ Params: { token: string }; Querystring: { new?: unknown } }>;

const keyPattern = /^[\w-]{1,64}$/;

/** Booking without scripts: server-rendered pages to choose a day, a time and enter name and e-mail. */
export async function noscriptBookingRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { settings } = context;
  const config = writeLimit(settings);
  const recent = keepRecent<string>();
  const optionsFor = (request: FastifyRequest) => pageOptions(context, request);

  /** The form of a day, with the entered values. */
  const formOf = async (request: Visit, isSubmitted: boolean, error: string | null) => {
    const day = dayIn(request);
    const hours = await currentHours(context, context.database);
    const known = formText(request.body, 'idempotencyKey');
    const form = {
      day,
      free: freeSlotsByDay(await offeredDays(context, hours, day, day, visitorOf(request, settings)))[0]?.free ?? [],
      entered: enteredIn(request),
      idempotencyKey: keyPattern.test(known) && !error ? known : randomUUID(),
      isSubmitted,
      paid: paidIn(request),
      error,
    };
    return dayPage(form, context.opening, optionsFor(request));
  };

  await app.register(async (scope) => {
    await scope.register(formBody, { bodyLimit: 16 * 1024 });

    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const { status, code, message } = asHttpError(error, request);
      if (status >= 500) request.log.error({ err: error }, code);
      return sendPage(reply.code(status), settings, errorPage(message, optionsFor(request)));
    });

    /** The page of a paid consultation whose time is chosen already; null while it isn't. */
    const chosenOf = async (order: OrderRow) => {
      const booking = await bookingOfOrder(context.database, order.id);
      return booking ? ownPath(booking) : null;
    };
    const ownPath = ({ id }: { id: string }) => `/booking/plain/${tokenOf({ id, holder: 'visitor' }, settings.secret)}`;
    const sourceOf = (request: FastifyRequest) => ({
      origin: ownOrigin(settings, request),
      network: networkOf(request, settings),
      visitor: visitorOf(request, settings),
    });

    scope.get('/booking/plain', { config: readLimit(settings) }, async (request: Visit, reply) => {
      const paid = paidIn(request);
      if (paid !== null) {
        const chosen = await chosenOf(await requirePaidCall(context, paid));
        if (chosen !== null) return reply.redirect(chosen, 303);
      }
      if (request.query.date !== undefined) return sendPage(reply, settings, await formOf(request, false, null));
      const hours = await currentHours(context, context.database);
      const last = lastDayOf(hours, context);
      const offer = await readOffer(context, hours, today(context), last, visitorOf(request, settings));
      const options = optionsFor(request);
      const page = recent(JSON.stringify([offer, paid, options.scheme]), () =>
        daysPage(
          freeSlotsByDay(slotsOf(offer)).filter((day) => day.free.length > 0),
          paid,
          options,
        ),
      );
      return sendPage(reply, settings, page);
    });

    // Without scripts the prerendered booking page can't know what was paid: its form posts here.
    scope.post('/booking', async (request: Visit, reply) => reply.redirect(plainPath(paidIn(request)), 303));

    /** Books the time of a paid consultation. */
    const postPaid = async (request: Visit, reply: FastifyReply, paid: string) => {
      const order = await requirePaidCall(context, paid);
      const wanted = paidCallRequestSchema.safeParse({ date: formText(request.body, 'slot') });
      if (!wanted.success) return sendPage(reply.code(422), settings, await formOf(request, true, null));
      try {
        const booking = await bookPaidCall(context, order, wanted.data, sourceOf(request));
        return reply.redirect(`${ownPath(booking)}?new`, 303);
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        return sendPage(reply.code(error.status), settings, await formOf(request, true, error.message));
      }
    };

    scope.post('/booking/plain', { config }, async (request: Visit, reply) => {
      const paid = paidIn(request);
      if (paid !== null) return postPaid(request, reply, paid);
      const wanted = bookingRequestSchema.safeParse(bookingRequest(enteredIn(request)));
      if (!wanted.success) {
        // The field checks don't catch everything, such as a line break in a name.
        const error = bookingProblem(enteredIn(request)) ? null : 'Please check your name and your e-mail address.';
        return sendPage(reply.code(422), settings, await formOf(request, true, error));
      }
      const key = formText(request.body, 'idempotencyKey');
      try {
        const idempotencyKey = keyPattern.test(key) ? key : randomUUID();
        const booking = await book(context, wanted.data, idempotencyKey, sourceOf(request));
        return reply.redirect(`${ownPath(booking)}?new`, 303);
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        return sendPage(reply.code(error.status), settings, await formOf(request, true, error.message));
      }
    });

    const own = async (request: OwnVisit, { booking, holder }: LinkedBooking, error: string | null) =>
      bookingPage(
        {
          booking,
          holder,
          host: (await callHosts(context))(booking).name,
          token: request.params.token,
          changeable: isChangeable(booking, context.now()),
          isNew: request.query.new !== undefined,
          error,
        },
        context.opening,
        optionsFor(request),
      );

    scope.get('/booking/plain/:token', { config }, async (request: OwnVisit, reply) =>
      sendPage(reply, settings, await own(request, await requireBooking(context, request.params.token), null)),
    );

    scope.post('/booking/plain/:token', { config }, async (request: OwnVisit, reply) => {
      const { booking, holder } = await requireBooking(context, request.params.token);
      try {
        await moveOrCancel(
          context,
          booking,
          { action: 'cancel' },
          { origin: ownOrigin(settings, request), by: holder, visitor: visitorOf(request, settings) },
        );
        return reply.redirect(`/booking/plain/${request.params.token}`, 303);
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        const now = await requireBooking(context, request.params.token);
        return sendPage(reply.code(error.status), settings, await own(request, now, error.message));
      }
    });

    // Without scripts the prerendered manage page can't show its booking: its form posts here.
    scope.post('/booking/manage/:token', async (request: OwnVisit, reply) =>
      reply.redirect(`/booking/plain/${encodeURIComponent(request.params.token)}`, 303),
    );
  });
}

/** The token of a paid consultation; null for a free one. */
const paidIn = ({ query: { paid } }: Visit) => (typeof paid === 'string' && paid !== '' ? paid : null);

function dayIn({ query }: Visit): string {
  if (typeof query.date === 'string' && isDay(query.date)) return query.date;
  throw new HttpError(404, 'unknown-day', 'We can’t find this day. Please choose one from the list.');
}

function enteredIn({ query, body }: Visit): BookingAnswers {
  return {
    day: typeof query.date === 'string' ? query.date : null,
    slot: formText(body, 'slot') || null,
    name: formText(body, 'name'),
    email: formText(body, 'email'),
  };
}
