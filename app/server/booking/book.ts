import type { Transaction } from 'kysely';
import { offeredSlotAt, type Span } from '../../src/domain/booking/slots.ts';
import type { Opening } from '../../src/domain/catalogue/opening.ts';
import type { BookingRequest } from '../../src/domain/contract/booking.ts';
import { enqueueEntries } from '../calendars/caldav/entries.ts';
import { busyBetween } from '../calendars/calendars.ts';
import type { Context } from '../context.ts';
import { lockForTransaction } from '../db/advisoryLock.ts';
import type { Schema } from '../db/schema.ts';
import type { BookingRow } from '../db/tables/bookings.ts';
import { bookingEmails } from '../emails/booking.ts';
import { HttpError } from '../http/httpError.ts';
import { fingerprintOf } from '../http/idempotencyKey.ts';
import { enqueueEmails } from '../mail/outbox.ts';
import { enqueueBookingEvent } from '../webhooks/events.ts';
import { enforceBookingLimits } from './bookingLimits.ts';
import { bookedBetween, bookingByIdempotencyKey, bookingOfOrder, insertBooking, newBooking } from './bookings.ts';
import { currentOpening } from './currentOpening.ts';
import { heldBetween, releaseHold, type Visitor } from './holds.ts';
import { momentLabel } from './labels.ts';
import { withBuffer } from './slots.ts';

/** Where a booking request comes from. */
export interface BookingSource {
  /** Of this site, for the link in the mail. */
  origin: string;
  /** For limits; null when network limits are off. */
  network: string | null;
  /** Who may hold the time. */
  visitor: Visitor;
}

/**
 * Books a free slot. The booking and its e-mails are stored together or not at all. Requests with the same idempotency key
 * get the same booking, also when sent at once.
 * @throws HttpError
 */
export async function book(
  context: Context,
  request: BookingRequest,
  idempotencyKey: string,
  source: BookingSource,
): Promise<BookingRow> {
  const existing = await bookingByIdempotencyKey(context.database, idempotencyKey);
  if (existing) return repeated(existing, request);
  const slot = requireSlot(await currentOpening(context, context.database), request.date, context.now());
  const booking = newBooking(request, slot, idempotencyKey, context.now());
  if (await storeBooking(context, booking, slot, source)) return booking;
  const concurrent = await bookingByIdempotencyKey(context.database, idempotencyKey);
  if (concurrent) return repeated(concurrent, request);
  throw slotTakenError(slot, context);
}

/**
 * Locks the calendar until the end of the transaction: its hours, days off and bookings don't change meanwhile.
 * @returns the current opening hours
 */
export async function lockCalendar(context: Context, transaction: Transaction<Schema>): Promise<Opening> {
  await lockForTransaction(transaction, 'calendar');
  return currentOpening(context, transaction);
}

/** The slot that is offered at this time, booked or not. @throws HttpError when there is none */
export function requireSlot(opening: Opening, date: string, now: Date): Span {
  const slot = offeredSlotAt(opening, Date.parse(date), now);
  if (slot) return slot;
  throw new HttpError(409, 'slot-not-offered', 'This time can no longer be booked. Please choose another time.');
}

export function slotTakenError(slot: Span, { opening }: Pick<Context, 'opening'>): HttpError {
  const message = `${momentLabel(slot, opening)} has just been taken. Please choose another time.`;
  return new HttpError(409, 'slot-taken', message);
}

/** @throws HttpError when a calendar of the team has become busy at this time */
export async function requireNotBusy(
  context: Context,
  transaction: Transaction<Schema>,
  slot: Span,
  opening: Opening,
): Promise<void> {
  const busy = await busyBetween(context, transaction, withBuffer(slot, opening.buffer));
  if (busy.length === 0) return;
  const message = `${momentLabel(slot, opening)} is no longer free. Please choose another time.`;
  throw new HttpError(409, 'slot-busy', message);
}

/**
 * Stores a booking with its e-mails, unless its time is taken, or its order has another booking.
 * @throws HttpError
 */
export async function storeBooking(
  context: Context,
  booking: BookingRow,
  slot: Span,
  { origin, network, visitor }: BookingSource,
): Promise<boolean> {
  const { database, settings } = context;
  const stored = await database.transaction().execute(async (transaction) => {
    const opening = await lockCalendar(context, transaction);
    requireSlot(opening, booking.starts_at, context.now());
    if (booking.order_id !== null && (await bookingOfOrder(transaction, booking.order_id))) return false;
    const around = withBuffer(slot, opening.buffer);
    const conflicting = await bookedBetween(transaction, around);
    const held = await heldBetween(transaction, around, visitor, context.now());
    if (conflicting.length + held.length > 0) return false;
    await requireNotBusy(context, transaction, slot, opening);
    if (!(await insertBooking(transaction, booking))) return false;
    await releaseHold(transaction, visitor);
    await enforceBookingLimits(context, transaction, booking, network);
    const emails = bookingEmails({ booking, event: { kind: 'booked' }, settings, opening, origin });
    await enqueueEmails(transaction, emails, booking.created_at);
    await enqueueBookingEvent(transaction, 'booking.created', booking);
    await enqueueEntries(transaction, booking.id, booking.created_at);
    return true;
  });
  if (stored) {
    context.wakeMailWorker();
    context.wakeWebhookWorker();
  }
  return stored;
}

/** The booking of a repeated request. @throws HttpError when the request differs */
function repeated(booking: BookingRow, request: BookingRequest): BookingRow {
  if (booking.fingerprint !== fingerprintOf(request)) {
    throw new HttpError(
      409,
      'idempotency-mismatch',
      'You’ve already sent this booking with other details. Please reload the page and book again.',
    );
  }
  if (booking.status === 'booked') return booking;
  throw new HttpError(409, 'booking-cancelled', 'This booking has since been cancelled. Please choose another time.');
}
