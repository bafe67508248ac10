import type { Transaction } from 'kysely';
import type { BookingChange } from '../../src/domain/contract/booking.ts';
import { enqueueEntries } from '../calendars/caldav/entries.ts';
import type { Context } from '../context.ts';
import { isUniqueViolation } from '../db/databaseError.ts';
import type { Schema } from '../db/schema.ts';
import type { BookingRow } from '../db/tables/bookings.ts';
import { type BookingEvent, bookingEmails } from '../emails/booking.ts';
import { reminderIds } from '../emails/bookingReminder.ts';
import { HttpError } from '../http/httpError.ts';
import { enqueueEmails } from '../mail/outbox.ts';
import { enqueueBookingEvent } from '../webhooks/events.ts';
import { lockCalendar, requireNotBusy, requireSlot, slotTakenError } from './book.ts';
import { enforceMoveLimits } from './bookingLimits.ts';
import { bookedBetween, bookingById, changeBooking, spanOf } from './bookings.ts';
import { heldBetween, type Visitor } from './holds.ts';
import type { LinkHolder } from './linkToken.ts';
import { logLinkChange } from './logLinkChange.ts';
import { withBuffer } from './slots.ts';

/** Who changes a booking, and the site's origin for links in e-mails. */
export interface ChangeOrigin {
  by: LinkHolder;
  origin: string;
  /** A visitor can't move it to a time that another one holds; the team can. */
  visitor?: Visitor;
}

/** Whether a booking can still be moved or cancelled. */
export function isChangeable({ status, starts_at }: BookingRow, now: Date): boolean {
  return status === 'booked' && Date.parse(starts_at) > now.getTime();
}

/**
 * Moves or cancels a booking by a link, logs it, and e-mails both sides with a calendar entry. Idempotent: repeating a
 * change does nothing.
 * @throws HttpError
 */
export async function moveOrCancel(
  context: Context,
  booking: BookingRow,
  wanted: BookingChange,
  change: ChangeOrigin,
): Promise<BookingRow> {
  if (isAlreadyDone(booking, wanted)) return booking;
  const changed = await context.database.transaction().execute(async (transaction) => {
    const row = await changeIn(context, transaction, booking, wanted, change);
    if (row) await logLinkChange(context, transaction, booking, row, change.by);
    return row;
  });
  if (changed) {
    context.wakeMailWorker();
    context.wakeWebhookWorker();
    return changed;
  }
  const current = await bookingById(context.database, booking.id);
  if (current && isAlreadyDone(current, wanted)) return current;
  throw new HttpError(409, 'booking-changed', 'This booking has just been changed. Please reload the page.');
}

/**
 * Moves or cancels a booking within a transaction, with its e-mails.
 * @returns undefined when it was changed in the meantime @throws HttpError
 */
export async function changeIn(
  context: Context,
  transaction: Transaction<Schema>,
  booking: BookingRow,
  wanted: BookingChange,
  { by, origin, visitor }: ChangeOrigin,
): Promise<BookingRow | undefined> {
  requireChangeable(booking, context.now());
  const moves = wanted.action === 'move';
  const row = moves
    ? await move(context, transaction, booking, wanted.date, visitor)
    : await changeBooking(transaction, booking, { status: 'cancelled' }, context.now());
  const event: BookingEvent = moves ? { kind: 'moved', by, from: spanOf(booking) } : { kind: 'cancelled', by };
  if (row && moves && by === 'visitor') await enforceMoveLimits(context, transaction, booking);
  if (row) await deleteWaitingReminders(transaction, row.id);
  if (row) await notify(context, transaction, row, event, origin);
  if (row) await enqueueBookingEvent(transaction, `booking.${event.kind}`, row, booking.starts_at);
  if (row) await enqueueEntries(transaction, row.id, row.updated_at);
  return row;
}

function isAlreadyDone({ status, starts_at }: BookingRow, wanted: BookingChange): boolean {
  if (wanted.action === 'cancel') return status === 'cancelled';
  return status === 'booked' && Date.parse(wanted.date) === Date.parse(starts_at);
}

function requireChangeable(booking: BookingRow, now: Date): void {
  if (isChangeable(booking, now)) return;
  if (booking.status === 'cancelled') {
    throw new HttpError(409, 'booking-cancelled', 'This booking is cancelled. Please book another time.');
  }
  throw new HttpError(409, 'booking-over', 'This consultation has already started, so it can’t be changed any more.');
}

async function move(
  context: Context,
  transaction: Transaction<Schema>,
  booking: BookingRow,
  date: string,
  visitor: Visitor | undefined,
): Promise<BookingRow | undefined> {
  const opening = await lockCalendar(context, transaction);
  const slot = requireSlot(opening, date, context.now());
  const around = withBuffer(slot, opening.buffer);
  const conflicting = await bookedBetween(transaction, around, booking.id);
  const held = visitor ? await heldBetween(transaction, around, visitor, context.now()) : [];
  if (conflicting.length + held.length > 0) throw slotTakenError(slot, context);
  await requireNotBusy(context, transaction, slot, opening);
  const times = { starts_at: new Date(slot.start).toISOString(), ends_at: new Date(slot.end).toISOString() };
  try {
    return await changeBooking(transaction, booking, times, context.now());
  } catch (error) {
    throw isUniqueViolation(error) ? slotTakenError(slot, context) : error;
  }
}

/** Deletes unsent reminders: they give a time that no longer holds. */
async function deleteWaitingReminders(transaction: Transaction<Schema>, bookingId: string): Promise<void> {
  await transaction
    .deleteFrom('outbox')
    .where('id', 'like', `${reminderIds(bookingId)}%`)
    .where('status', '=', 'waiting')
    .execute();
}

async function notify(
  { settings, opening }: Context,
  transaction: Transaction<Schema>,
  booking: BookingRow,
  event: BookingEvent,
  origin: string,
): Promise<void> {
  await enqueueEmails(transaction, bookingEmails({ booking, event, settings, opening, origin }), booking.updated_at);
}
