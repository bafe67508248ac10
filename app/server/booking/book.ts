import { offeredSlotAt, type Span } from '../../src/domain/booking/slots.ts';
import type { BookingRequest } from '../../src/domain/contract/booking.ts';
import type { BookingRow } from '../db/schema.ts';
import { fingerprintOf } from '../http/attempt.ts';
import { HttpError } from '../http/httpError.ts';
import { post } from '../mail/outbox.ts';
import { bookedBetween, bookingOfAttempt, insertBooking, newBooking } from './bookings.ts';
import type { Diary } from './diary.ts';
import { bookingLetters } from './letters.ts';
import { manageUrlOf } from './manageUrl.ts';
import { widened } from './slots.ts';
import { momentWords } from './words.ts';

/**
 * Books a slot that is on offer now. The booking and its mails are stored together or not at all. The same attempt always
 * comes to the same booking, also when it is sent twice at once.
 * @param origin of this site, for the link in the mail
 * @throws HttpError
 */
export async function book(
  diary: Diary,
  request: BookingRequest,
  attempt: string,
  origin: string,
): Promise<BookingRow> {
  const known = await bookingOfAttempt(diary.database, attempt);
  if (known) return repeated(known, request);
  const slot = slotAt(diary, request.date);
  const booking = newBooking(request, slot, attempt, diary.now());
  if (await stored(diary, booking, slot, origin)) {
    diary.mailWaits();
    return booking;
  }
  const twin = await bookingOfAttempt(diary.database, attempt);
  if (twin) return repeated(twin, request);
  throw taken(slot, diary);
}

/** @throws HttpError when nothing on offer begins at that moment */
export function slotAt({ opening, now }: Diary, date: string): Span {
  const slot = offeredSlotAt(opening, Date.parse(date), now());
  if (slot) return slot;
  throw new HttpError(409, 'slot-not-offered', 'This time cannot be booked any more. Please choose another time.');
}

export function taken(slot: Span, { opening }: Diary): HttpError {
  const message = `${momentWords(slot, opening)} has just been taken. Please choose another time.`;
  return new HttpError(409, 'slot-taken', message);
}

function stored(diary: Diary, booking: BookingRow, slot: Span, origin: string): Promise<boolean> {
  const { database, settings, opening } = diary;
  return database.transaction().execute(async (transaction) => {
    // The table refuses the same start; hours that were changed since may also bring slots that overlap.
    const touching = await bookedBetween(transaction, widened(slot, opening.buffer));
    if (touching.length > 0 || !(await insertBooking(transaction, booking))) return false;
    const manageUrl = manageUrlOf(booking, settings, origin);
    const letters = bookingLetters({ booking, news: 'booked', settings, opening, manageUrl });
    await post(transaction, letters, booking.created_at);
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
