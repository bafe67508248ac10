import { offeredSlotAt, type Span } from '../../src/domain/booking/slots.ts';
import type { BookingRequest } from '../../src/domain/contract/booking.ts';
import type { Context } from '../context.ts';
import { lockForTransaction } from '../db/advisoryLock.ts';
import type { BookingRow } from '../db/schema.ts';
import { bookingEmails } from '../emails/booking.ts';
import { HttpError } from '../http/httpError.ts';
import { fingerprintOf } from '../http/idempotencyKey.ts';
import { enqueueEmails } from '../mail/outbox.ts';
import { enforceBookingLimits } from './bookingLimits.ts';
import { bookedBetween, bookingByIdempotencyKey, insertBooking, newBooking } from './bookings.ts';
import { momentLabel } from './labels.ts';
import { withBuffer } from './slots.ts';

/** Where a booking is asked for. */
export interface Booker {
  /** Of this site, for the link in the mail. */
  origin: string;
  /** To count by; null where networks have no limits. */
  network: string | null;
}

/**
 * Books a slot that is on offer now. The booking and its mails are stored together or not at all. The same attempt always
 * comes to the same booking, also when it is sent twice at once.
 * @throws HttpError
 */
export async function book(
  context: Context,
  request: BookingRequest,
  attempt: string,
  caller: Booker,
): Promise<BookingRow> {
  const known = await bookingByIdempotencyKey(context.database, attempt);
  if (known) return repeated(known, request);
  const slot = requireSlot(context, request.date);
  const booking = newBooking(request, slot, attempt, context.now());
  if (await stored(context, booking, slot, caller)) {
    context.wakeMailWorker();
    return booking;
  }
  const twin = await bookingByIdempotencyKey(context.database, attempt);
  if (twin) return repeated(twin, request);
  throw slotTakenError(slot, context);
}

/** @throws HttpError when nothing on offer begins at that moment */
export function requireSlot({ opening, now }: Context, date: string): Span {
  const slot = offeredSlotAt(opening, Date.parse(date), now());
  if (slot) return slot;
  throw new HttpError(409, 'slot-not-offered', 'This time cannot be booked any more. Please choose another time.');
}

export function slotTakenError(slot: Span, { opening }: Context): HttpError {
  const message = `${momentLabel(slot, opening)} has just been taken. Please choose another time.`;
  return new HttpError(409, 'slot-taken', message);
}

function stored(context: Context, booking: BookingRow, slot: Span, { origin, network }: Booker): Promise<boolean> {
  const { database, settings, opening } = context;
  return database.transaction().execute(async (transaction) => {
    await lockForTransaction(transaction, 'calendar');
    const touching = await bookedBetween(transaction, withBuffer(slot, opening.buffer));
    if (touching.length > 0 || !(await insertBooking(transaction, booking))) return false;
    await enforceBookingLimits(context, transaction, booking, network);
    const letters = bookingEmails({ booking, news: { kind: 'booked' }, settings, opening, origin });
    await enqueueEmails(transaction, letters, booking.created_at);
    return true;
  });
}

/** The booking of an attempt that was made before. */
function repeated(booking: BookingRow, request: BookingRequest): BookingRow {
  if (booking.fingerprint !== fingerprintOf(request)) {
    throw new HttpError(
      409,
      'idempotency-mismatch',
      'This booking was already sent with other details. Please reload the page and send it again.',
    );
  }
  if (booking.status === 'booked') return booking;
  throw new HttpError(409, 'booking-cancelled', 'This booking was cancelled since. Please choose a time again.');
}
