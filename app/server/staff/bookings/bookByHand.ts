import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { isFree, offeredSlotAt, type Span } from '../../../src/domain/booking/slots.ts';
import { consultationMinutes } from '../../../src/domain/catalogue/consultation.ts';
import type { Opening } from '../../../src/domain/catalogue/opening.ts';
import type { BookingPreview, NewBooking } from '../../../src/domain/contract/staff/newBooking.ts';
import { lockCalendar, slotTakenError } from '../../booking/book.ts';
import { bookedBetween, insertBooking, newBooking, spanOf } from '../../booking/bookings.ts';
import { currentOpening } from '../../booking/currentOpening.ts';
import { momentLabel } from '../../booking/labels.ts';
import { withBuffer } from '../../booking/slots.ts';
import { enqueueEntries } from '../../calendars/caldav/entries.ts';
import { busyBetween } from '../../calendars/calendars.ts';
import type { Context } from '../../context.ts';
import type { Schema } from '../../db/schema.ts';
import type { BookingRow } from '../../db/tables/bookings.ts';
import { bookingEmails } from '../../emails/booking.ts';
import { HttpError } from '../../http/httpError.ts';
import { enqueueEmails } from '../../mail/outbox.ts';
import { shortenLinks } from '../mails/shortenLinks.ts';

/** How far ahead a member can book, in milliseconds. */
const furthest = 366 * 24 * 3_600_000;

/** Why a time can't be booked, or only with a confirmation; null when a visitor could book it. */
async function obstacle(
  context: Pick<Context, 'settings' | 'now'>,
  database: Context['database'] | Transaction<Schema>,
  opening: Opening,
  span: Span,
): Promise<{ kind: 'past' | 'taken' | 'outside'; error: HttpError } | null> {
  const { now } = context;
  const ahead = span.start - now().getTime();
  if (ahead <= 0 || ahead > furthest || span.start % 60_000 !== 0) {
    const message = 'Choose a time that is still to come, at most a year ahead. Nothing was booked.';
    return { kind: 'past', error: new HttpError(400, 'invalid-time', message) };
  }
  const around = withBuffer(span, opening.buffer);
  const booked = await bookedBetween(database, around);
  if (!isFree({ ...opening, buffer: 0 }, span, booked)) {
    return { kind: 'taken', error: slotTakenError(span, { opening }) };
  }
  const busy = await busyBetween(context, database, around);
  if (offeredSlotAt(opening, span.start, now()) && isFree(opening, span, [...booked, ...busy])) return null;
  const why = busy.some((each) => each !== around)
    ? 'is busy in a calendar of the team'
    : 'isn’t a time that visitors can book';
  const message = `${momentLabel(span, opening)} ${why}. Confirm that you mean it. Nothing was booked.`;
  return { kind: 'outside', error: new HttpError(409, 'outside-hours', message) };
}

/** The booking that a request asks for, not stored yet. */
function drafted(
  { opening, now }: Pick<Context, 'opening' | 'now'>,
  { date, note, outsideHours: _, ...entered }: NewBooking,
  id: string = randomUUID(),
): BookingRow {
  const start = Date.parse(date);
  const span = { start, end: start + opening.length * 60_000 };
  const request = { ...entered, date, duration: consultationMinutes } as const;
  return { ...newBooking(request, span, `desk ${id}`, now()), id, note: note.trim() };
}

/**
 * Books a call for a customer, with the e-mails and calendar entries of any booking. A time that visitors can't book is taken
 * when `outsideHours` says so; one that overlaps another booking never is.
 * @throws HttpError
 */
export async function bookByHand(
  context: Context,
  transaction: Transaction<Schema>,
  { id, ...wanted }: NewBooking & { id: string },
  origin: string,
): Promise<BookingRow> {
  const { settings } = context;
  const opening = await lockCalendar(context, transaction);
  const booking = drafted(context, wanted, id);
  const span = spanOf(booking);
  const found = await obstacle(context, transaction, opening, span);
  if (found && !(found.kind === 'outside' && wanted.outsideHours)) throw found.error;
  if (!(await insertBooking(transaction, booking))) throw slotTakenError(span, { opening });
  const emails = bookingEmails({ booking, event: { kind: 'booked' }, settings, opening, origin });
  await enqueueEmails(transaction, emails, booking.created_at);
  await enqueueEntries(transaction, booking.id, booking.created_at);
  return booking;
}

/** The e-mail that the customer would get, and why the time can't be booked, if it can't. Nothing is booked. */
export async function previewBooking(context: Context, wanted: NewBooking, origin: string): Promise<BookingPreview> {
  const { database, settings } = context;
  const opening = await currentOpening(context, database);
  const booking = drafted(context, wanted);
  const found = await obstacle(context, database, opening, spanOf(booking));
  const [email] = bookingEmails({ booking, event: { kind: 'booked' }, settings, opening, origin });
  return {
    subject: email?.subject ?? '',
    text: shortenLinks(email?.text ?? ''),
    obstacle: found && { kind: found.kind, message: found.error.message },
  };
}
