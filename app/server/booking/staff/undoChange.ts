import { momentLabel } from '../../../src/domain/booking/labels.ts';
import { enqueueEntries } from '../../calendars/caldav/entries.ts';
import { lockedOrder } from '../../orders/orders.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { deleteWaitingEmails, unsendEmail } from '../../platform/mail/outbox.ts';
import { type Change, idIn, loggedOf, type Undo } from '../../platform/subject.ts';
import { outdated } from '../../team/actions.ts';
import type { AuditRow } from '../../team/table.ts';
import { deleteUnsentWebhooks } from '../../webhooks/deliveries.ts';
import { bookedBetween, bookingById, bookingOfOrder, changeBooking } from '../bookings.ts';
import { lockCalendar } from '../freeHosts.ts';
import { loggedCall } from '../logLinkChange.ts';
import { hasPaidCall } from '../paid/hasPaidCall.ts';
import { restoreReminder } from '../reminderJob.ts';
import type { BookingRow } from '../table.ts';

/** Undo a move, a cancellation and a new link while nobody has been told. */
export const changeUndos = (context: Context): Readonly<Record<string, Undo>> => {
  const undo: Undo = (transaction, entry) => undoChange(context, transaction, entry);
  return { 'booking.move': undo, 'booking.cancel': undo, 'booking.link': undo };
};

/** Puts a call back as it was. @throws HttpError when it has changed since, or someone else has its former time */
async function undoChange(context: Context, transaction: Transaction, entry: AuditRow): Promise<Change> {
  const { subject, at } = entry;
  const [was, is] = [loggedOf(entry.before), loggedOf(entry.after)] as unknown as ReturnType<typeof loggedCall>[];
  const id = idIn(subject);
  await lockCalendar(context, transaction);
  const booking = await bookingById(transaction, id);
  // Erased, changed again, or, of a paid call, refunded or given another time.
  const isStill = booking && booking.sequence === is?.version && booking.email !== '';
  if (!was || !isStill || !(await isOrderStill(transaction, booking))) throw await outdated(transaction, subject);
  const span = { start: Date.parse(was.start), end: Date.parse(was.end) };
  const booked = await bookedBetween(transaction, span, id);
  if (booked.some(({ hostId }) => hostId === was.host)) {
    const message = `Someone has booked ${momentLabel(span, context.opening)} meanwhile, so this stays as it is.`;
    throw new HttpError(409, 'slot-taken', message);
  }
  // Before its e-mails and webhooks, as every change does: on PostgreSQL, another order of locks could deadlock.
  const back = await changeBooking(
    transaction,
    booking,
    {
      status: was.status,
      host_id: was.host,
      starts_at: was.start,
      ends_at: was.end,
      meeting_url: booking.former_meeting_url,
    },
    context.now(),
  );
  if (!back) throw await outdated(transaction, subject);
  const mailTo = (holder: string) => `${id}-${holder}-${booking.sequence}`;
  await unsendEmail(transaction, mailTo('visitor'));
  for (const holder of ['agency', 'host', 'former-host']) await deleteWaitingEmails(transaction, mailTo(holder));
  for (const type of ['booking.moved', 'booking.cancelled'] as const)
    await deleteUnsentWebhooks(transaction, type, subject, at);
  await restoreReminder(context, transaction, back, was);
  await enqueueEntries(transaction, back, back.updated_at);
  return { before: loggedCall(booking), after: loggedCall(back) };
}

/** Whether the order that paid for a call, if one did, still holds and has no other call. */
async function isOrderStill(transaction: Transaction, { id, order_id }: BookingRow): Promise<boolean> {
  if (order_id === null) return true;
  const order = await lockedOrder(transaction, order_id);
  const other = await bookingOfOrder(transaction, order_id);
  return order !== undefined && hasPaidCall(order) && (other === undefined || other.id === id);
}
