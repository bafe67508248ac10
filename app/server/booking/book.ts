import type { BookingRequest } from '../../src/domain/contract/booking.ts';
import { enqueueEntries } from '../calendars/caldav/entries.ts';
import { lockedOrder } from '../orders/orders.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { fingerprintOf } from '../platform/http/idempotencyKey.ts';
import { inTransaction } from '../platform/inTransaction.ts';
import { enqueueEmails } from '../platform/mail/outbox.ts';
import { callHosts } from '../team/hosts.ts';
import { enqueueBookingEvent } from '../webhooks/events.ts';
import { enforceBookingLimits } from './bookingLimits.ts';
import { bookingByIdempotencyKey, bookingOfOrder, insertBooking, type NewBookingRow, newBooking } from './bookings.ts';
import { currentHours } from './currentOpening.ts';
import { bookingEmails } from './emails.ts';
import { findHost, lockCalendar, requireSlot, slotTakenError } from './freeHosts.ts';
import { releaseHold, type Visitor } from './holds.ts';
import { hasPaidCall, notPaidError } from './paid/hasPaidCall.ts';
import type { BookingRow } from './table.ts';

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
  const slot = requireSlot(await currentHours(context, context.database), request.date, context.now());
  const booking = await storeBooking(context, newBooking(request, slot, idempotencyKey, context.now()), source);
  if (booking) return booking;
  const concurrent = await bookingByIdempotencyKey(context.database, idempotencyKey);
  if (concurrent) return repeated(concurrent, request);
  throw slotTakenError(slot, context);
}

/**
 * Stores a booking with its e-mails, unless its time is taken, or its order has another booking.
 * @returns the booking with its host; undefined when it isn't stored
 * @throws HttpError
 */
export async function storeBooking(
  context: Context,
  wanted: NewBookingRow,
  { origin, network, visitor }: BookingSource,
): Promise<BookingRow | undefined> {
  return inTransaction(context, async (transaction) => {
    const hours = await lockCalendar(context, transaction);
    if (wanted.order_id !== null) {
      // Locked: a refund at the same time either comes first, or cancels this booking.
      const order = await lockedOrder(transaction, wanted.order_id);
      if (!order || !hasPaidCall(order)) throw notPaidError({ id: wanted.order_id });
      if (await bookingOfOrder(transaction, wanted.order_id)) return undefined;
    }
    const { hostId } = await findHost(context, transaction, hours, { date: wanted.starts_at, visitor });
    if (hostId === undefined) return undefined;
    const booking: BookingRow = { ...wanted, host_id: hostId };
    if (!(await insertBooking(transaction, booking))) return undefined;
    await releaseHold(transaction, visitor);
    await enforceBookingLimits(context, transaction, booking, network);
    await announceBooking(context, transaction, booking, origin);
    return booking;
  });
}

/** Queues what a new booking sets off: its e-mails, its webhooks and its entries in calendars. */
export async function announceBooking(
  { settings, opening }: Context,
  transaction: Transaction,
  booking: BookingRow,
  origin: string,
): Promise<void> {
  const host = (await callHosts({ database: transaction, settings }))(booking);
  const emails = bookingEmails({ booking, event: { kind: 'booked' }, host, settings, opening, origin });
  await enqueueEmails(transaction, emails, booking.created_at);
  await enqueueBookingEvent(transaction, 'booking.created', booking);
  await enqueueEntries(transaction, booking, booking.created_at);
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
