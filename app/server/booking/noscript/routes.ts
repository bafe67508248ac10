import { randomUUID } from 'node:crypto';
import formBody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type BookingAnswers,
  bookingProblem,
  bookingProblems,
  bookingRequest,
} from '../../../src/domain/booking/bookingFlow.ts';
import { isDay } from '../../../src/domain/booking/day.ts';
import { timeLabels } from '../../../src/domain/booking/labels.ts';
import { plainPath } from '../../../src/domain/booking/protocol.ts';
import { eachQuestion } from '../../../src/domain/booking/questions.ts';
import { bookingRequestSchema } from '../../../src/domain/contract/booking.ts';
import { paidCallRequestSchema } from '../../../src/domain/contract/paidCall.ts';
import type { OrderRow } from '../../orders/table.ts';
import { type Context, today } from '../../platform/context.ts';
import { formText } from '../../platform/http/formText.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { ownOrigin } from '../../platform/http/ownOrigin.ts';
import { readLimit, writeLimit } from '../../platform/http/rateLimit.ts';
import { networkOf } from '../../platform/limits/limits.ts';
import { answerErrors, failure, type PageAnswer, sendAnswer } from '../../platform/site/answer.ts';
import { callHosts } from '../../team/hosts.ts';
import { book } from '../book.ts';
import { bookingOfOrder } from '../bookings.ts';
import { currentHours, lastDayOf } from '../currentOpening.ts';
import { visitorOf } from '../holds.ts';
import { tokenOf } from '../linkToken.ts';
import { type LinkedBooking, requireBooking } from '../manageRoutes.ts';
import { isChangeable, isJoinable, moveOrCancel } from '../moveOrCancel.ts';
import { bookPaidCall, requirePaidCall } from '../paid/paidCall.ts';
import { freeSlotsByDay, offeredDays, readSlotInputs, slotsOf } from '../slots.ts';
import { bookingNotice } from './bookingNotice.ts';

type Visit = FastifyRequest<{ Querystring: { date?: unknown; new?: unknown; paid?: unknown }; Body: unknown }>;
type OwnVisit = FastifyRequest<{ Params: { token: string }; Querystring: { new?: unknown } }>;

const keyPattern = /^[\w-]{1,64}$/;

/** Booking without scripts: server-rendered pages to choose a day, a time and enter name and e-mail. */
export async function noscriptBookingRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { settings } = context;
  const config = writeLimit(settings);

  /** The form of a day, with the entered values. */
  const formOf = async (request: Visit, isSubmitted: boolean, error: string | null): Promise<PageAnswer> => {
    const day = dayIn(request);
    const hours = await currentHours(context, context.database);
    const known = formText(request.body, 'idempotencyKey');
    const offered = await offeredDays(context, hours, day, day, visitorOf(request, settings));
    const starts = freeSlotsByDay(offered)[0]?.free.map(({ start }) => start) ?? [];
    const labels = timeLabels(starts, context.opening.timeZone);
    const entered = enteredIn(request);
    const problems = isSubmitted ? bookingProblems(entered) : [];
    return [
      'day',
      {
        day,
        times: starts.map((start, at) => ({ value: new Date(start).toISOString(), label: labels[at] ?? '' })),
        entered: {
          slot: entered.slot ?? '',
          name: entered.name,
          email: entered.email,
          ...eachQuestion((id) => entered[id]),
        },
        problems: Object.fromEntries(problems.map(({ field, message }) => [field, message])),
        idempotencyKey: keyPattern.test(known) && !error ? known : randomUUID(),
        paid: paidIn(request),
        error,
        service: settings.meeting.name,
      },
    ];
  };

  await app.register(async (scope) => {
    await scope.register(formBody, { bodyLimit: 16 * 1024 });

    answerErrors(scope, context, (message) => [
      'notice',
      failure(message, undefined, [{ text: 'See the free times', to: plainPath(null) }]),
    ]);

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
      if (request.query.date !== undefined) return sendAnswer(context, reply, await formOf(request, false, null));
      const hours = await currentHours(context, context.database);
      const last = lastDayOf(hours, context);
      const inputs = await readSlotInputs(context, hours, today(context), last, visitorOf(request, settings));
      const days = freeSlotsByDay(slotsOf(inputs))
        .filter(({ free }) => free.length > 0)
        .map(({ day, free }) => ({ day, free: free.length }));
      return sendAnswer(context, reply, ['days', { paid, days, how: settings.meeting.how }]);
    });

    // Without scripts the prerendered booking page can't know what was paid: its form posts here.
    scope.post('/booking', async (request: Visit, reply) => reply.redirect(plainPath(paidIn(request)), 303));

    /** Books, and leads to the booking; or shows the form with what is in the way. */
    const sendBooked = async (request: Visit, reply: FastifyReply, books: () => Promise<{ id: string }>) => {
      try {
        return reply.redirect(`${ownPath(await books())}?new`, 303);
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        return sendAnswer(context, reply.code(error.status), await formOf(request, true, error.message));
      }
    };

    /** Books the time of a paid consultation. */
    const postPaid = async (request: Visit, reply: FastifyReply, paid: string) => {
      const order = await requirePaidCall(context, paid);
      const wanted = paidCallRequestSchema.safeParse({ date: formText(request.body, 'slot') });
      if (!wanted.success) return sendAnswer(context, reply.code(422), await formOf(request, true, null));
      return sendBooked(request, reply, () => bookPaidCall(context, order, wanted.data, sourceOf(request)));
    };

    scope.post('/booking/plain', { config }, async (request: Visit, reply) => {
      const paid = paidIn(request);
      if (paid !== null) return postPaid(request, reply, paid);
      const wanted = bookingRequestSchema.safeParse(bookingRequest(enteredIn(request)));
      if (!wanted.success) {
        // The field checks don't catch everything, such as a line break in a name.
        const error = bookingProblem(enteredIn(request)) ? null : 'Please check what you entered.';
        return sendAnswer(context, reply.code(422), await formOf(request, true, error));
      }
      const key = formText(request.body, 'idempotencyKey');
      const idempotencyKey = keyPattern.test(key) ? key : randomUUID();
      return sendBooked(request, reply, () => book(context, wanted.data, idempotencyKey, sourceOf(request)));
    });

    const sendBooking = async (
      request: OwnVisit,
      reply: FastifyReply,
      { booking, holder }: LinkedBooking,
      error: string | null = null,
    ) => {
      const view = {
        booking,
        holder,
        host: (await callHosts(context))(booking).name,
        token: request.params.token,
        changeable: isChangeable(booking, context.now()),
        joinable: isJoinable(booking, context.now()),
        isNew: error === null && request.query.new !== undefined,
        error,
      };
      return sendAnswer(context, reply, ['notice', bookingNotice(view, context.opening, settings)]);
    };

    scope.get('/booking/plain/:token', { config }, async (request: OwnVisit, reply) =>
      sendBooking(request, reply, await requireBooking(context, request.params.token)),
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
        return sendBooking(request, reply.code(error.status), now, error.message);
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
    ...eachQuestion((id) => formText(body, id)),
  };
}
