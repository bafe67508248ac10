import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type CallOutcome,
  cancelBooking,
  getBooking,
  listBookings,
  moveBooking,
  setMeetingLink,
  setOutcome,
} from '../../../src/domain/contract/staff/bookings.ts';
import { addBooking, previewNewBooking } from '../../../src/domain/contract/staff/newBooking.ts';
import { mailsAbout } from '../../mails/mails.ts';
import type { Context } from '../../platform/context.ts';
import { today } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/open.ts';
import { HttpError, noSuch } from '../../platform/http/httpError.ts';
import { ownOrigin } from '../../platform/http/ownOrigin.ts';
import { serveOn } from '../../platform/http/serve.ts';
import { type Change, idIn, loggedOf, type Undo } from '../../platform/subject.ts';
import { answerAction, idOfNew, logOf, outdated, serveActionsOn } from '../../team/actions.ts';
import { callHosts } from '../../team/hosts.ts';
import { actorNames } from '../../team/names.ts';
import { bookingById } from '../bookings.ts';
import { loggedCall, subjectOf } from '../logLinkChange.ts';
import { changeCallIn, type WantedChange } from '../moveOrCancel.ts';
import { bookByHand, previewBooking } from './bookByHand.ts';
import { callEvents } from './callEvents.ts';
import { bookingsOfDays, requireDays, toStaffBookings } from './staffBooking.ts';

const noCall = noSuch('There is no such consultation.');

/** Notes how a call went, unless it is another one than the member saw. @throws HttpError */
async function noteOutcome(
  { now }: Context,
  transaction: Transaction,
  id: string,
  outcome: CallOutcome | null,
  was: CallOutcome | null,
): Promise<Change> {
  const booking = await bookingById(transaction, id);
  if (!booking) throw noCall();
  if (booking.status !== 'booked')
    throw new HttpError(409, 'booking-cancelled', 'This consultation was cancelled, so there is nothing to note.');
  if (Date.parse(booking.starts_at) > now().getTime())
    throw new HttpError(409, 'too-early', 'This consultation hasn’t begun yet. Note how it went afterwards.');
  const noted = await transaction
    .updateTable('bookings')
    .set({ outcome })
    .where('id', '=', id)
    .where('outcome', was === null ? 'is' : '=', was)
    .returning('id')
    .executeTakeFirst();
  if (!noted) throw await outdated(transaction, subjectOf(id));
  return { before: { outcome: was }, after: { outcome } };
}

/** Undoes a note of how a call went. */
export const outcomeUndos = (context: Context): Readonly<Record<string, Undo>> => ({
  'booking.outcome': (transaction, { subject, before, after }) => {
    const outcomeIn = (logged: string) => loggedOf(logged).outcome as CallOutcome | null;
    return noteOutcome(context, transaction, idIn(subject), outcomeIn(before), outcomeIn(after));
  },
});

/** Consultations for the team: of some days, booked, moved or cancelled. Both sides get the e-mails that a visitor's change sends, once it can no longer be undone. */
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
    if (!booking) throw noCall();
    const [log, nameOf, hostOf, mails] = await Promise.all([
      logOf(database, subjectOf(id)),
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

  const act = serveActionsOn(app, context, subjectOf);

  /** Changes a booking that the member saw in this version. */
  async function change(
    transaction: Transaction,
    id: string,
    request: FastifyRequest & { body: { version: number; reason?: string | undefined } },
    wanted: WantedChange,
  ) {
    const { version, reason } = request.body;
    const origin = ownOrigin(settings, request);
    const booking = await bookingById(transaction, id);
    if (!booking) throw noCall();
    const how = { by: 'agency', reason, origin, undoable: true } as const;
    const changed =
      booking.sequence === version ? await changeCallIn(context, transaction, booking, wanted, how) : undefined;
    if (!changed) throw await outdated(transaction, subjectOf(id));
    return { before: loggedCall(booking), after: loggedCall(changed) };
  }

  act(moveBooking, 'Moves a consultation', 'booking.move', (transaction, id, request) =>
    change(transaction, id, request, { action: 'move', date: request.body.date, host: request.body.host }),
  );

  act(cancelBooking, 'Cancels a consultation', 'booking.cancel', (transaction, id, request) =>
    change(transaction, id, request, { action: 'cancel' }),
  );

  act(
    setMeetingLink,
    'Adds the link to the video meeting of a consultation, and sends it',
    'booking.link',
    (transaction, id, request) =>
      change(transaction, id, request, { action: 'link', meetingUrl: request.body.meetingUrl }),
  );

  act(setOutcome, 'Notes how a consultation went', 'booking.outcome', (transaction, id, { body: { outcome, was } }) =>
    noteOutcome(context, transaction, id, outcome, was),
  );
}
