import type { BookingChange } from '../../src/domain/contract/booking.ts';
import { enqueueEntries } from '../calendars/caldav/entries.ts';
import { spanOf } from '../calendars/calendars.ts';
import { meetingUrlOf } from '../calendars/callsCalendar.ts';
import type { Context } from '../platform/context.ts';
import { isUniqueViolation } from '../platform/db/databaseError.ts';
import type { Transaction } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { inTransaction } from '../platform/inTransaction.ts';
import { deleteWaitingEmails, enqueueEmails, sendUndelayed } from '../platform/mail/outbox.ts';
import { afterUndo } from '../team/actions.ts';
import { callHosts } from '../team/hosts.ts';
import { sendWebhooksUndelayed } from '../webhooks/deliveries.ts';
import { enqueueBookingEvent } from '../webhooks/events.ts';
import { enforceMoveLimits } from './bookingLimits.ts';
import { bookingById, changeBooking } from './bookings.ts';
import { type BookingEmailOptions, type BookingEvent, bookingEmails } from './emails.ts';
import { findHost, lockCalendar, slotTakenError } from './freeHosts.ts';
import type { Visitor } from './holds.ts';
import { type Changer, logLinkChange, subjectOf } from './logLinkChange.ts';
import { againUrlOf } from './paid/hasPaidCall.ts';
import { reminderIds } from './reminderEmail.ts';
import type { BookingRow } from './table.ts';

/** A move to another time. The team can choose who takes the call then. */
type Move = Extract<BookingChange, { action: 'move' }> & { host?: string | undefined };

/** What is to change. Only the team adds the link to the video meeting. */
export type WantedChange = Move | Extract<BookingChange, { action: 'cancel' }> | { action: 'link'; meetingUrl: string };

interface ChangeOptions {
  by: Changer;
  /** Why, for the visitor; of the team only. */
  reason?: string | undefined;
  /** The site's origin, for links in e-mails. */
  origin: string;
  /** Keeps a visitor from moving it to a time that another visitor holds; left out for the team. */
  visitor?: Visitor;
  /** Whether it can be undone for a while: its e-mails and webhooks wait for that long. */
  undoable?: true;
}

/** Whether a booking can still be moved or cancelled. */
export function isChangeable({ status, starts_at }: BookingRow, now: Date): boolean {
  return status === 'booked' && Date.parse(starts_at) > now.getTime();
}

/** Whether a call can still be joined, and so be given a link. */
export function isJoinable({ status, ends_at }: BookingRow, now: Date): boolean {
  return status === 'booked' && Date.parse(ends_at) > now.getTime();
}

/**
 * Moves or cancels a booking for the holder of its link, logs the change, and e-mails both sides a calendar entry.
 * Idempotent: repeating a change does nothing.
 * @throws HttpError
 */
export async function moveOrCancel(
  context: Context,
  booking: BookingRow,
  wanted: BookingChange,
  change: ChangeOptions,
): Promise<BookingRow> {
  if (isAlreadyDone(booking, wanted)) return booking;
  const changed = await inTransaction(context, async (transaction) => {
    const row = await changeCallIn(context, transaction, booking, wanted, change);
    if (row) await logLinkChange(context, transaction, booking, row, change.by);
    return row;
  });
  if (changed) return changed;
  const current = await bookingById(context.database, booking.id);
  if (current && isAlreadyDone(current, wanted)) return current;
  throw new HttpError(409, 'booking-changed', 'This booking has just been changed. Please reload the page.');
}

/**
 * Moves or cancels a booking, or adds its link, within a transaction, with its e-mails.
 * @returns undefined when it was changed in the meantime @throws HttpError
 */
export async function changeCallIn(
  context: Context,
  transaction: Transaction,
  booking: BookingRow,
  wanted: WantedChange,
  { by, reason, origin, visitor, undoable }: ChangeOptions,
): Promise<BookingRow | undefined> {
  requireChangeable(booking, wanted, context.now());
  if (wanted.action === 'link' && wanted.meetingUrl === meetingUrlOf(booking, context.settings)) {
    throw new HttpError(409, 'same-link', 'The call has this link already. Nothing was changed.');
  }
  const row =
    wanted.action === 'move'
      ? await move(context, transaction, booking, wanted, visitor)
      : await changeBooking(transaction, booking, columnsOf(wanted), context.now());
  if (!row) return undefined;
  const hostOf = await callHosts({ database: transaction, settings: context.settings });
  const events: Readonly<Record<WantedChange['action'], BookingEvent>> = {
    move: { kind: 'moved', by, reason, from: { ...spanOf(booking), host: hostOf(booking) } },
    cancel: { kind: 'cancelled', by, reason },
    link: { kind: 'linked' },
  };
  const event = events[wanted.action];
  const dueAt = undoable ? afterUndo(row.updated_at) : row.updated_at;
  if (event.kind === 'moved' && by === 'visitor') await enforceMoveLimits(context, transaction, booking);
  // They say what no longer holds.
  await deleteWaitingEmails(transaction, { prefix: reminderIds(row.id) });
  if (!undoable) {
    // An earlier change that still waits for its undo is told before this one.
    await sendUndelayed(transaction, `${row.id}-`);
    await sendWebhooksUndelayed(transaction, subjectOf(row.id));
  }
  await notify(context, transaction, { booking: row, event, host: hostOf(row), origin }, dueAt);
  if (event.kind === 'moved' || event.kind === 'cancelled')
    await enqueueBookingEvent(transaction, `booking.${event.kind}`, row, { from: booking.starts_at, dueAt });
  await enqueueEntries(transaction, row, row.updated_at);
  return row;
}

const columnsOf = (wanted: Exclude<WantedChange, Move>) =>
  wanted.action === 'cancel' ? ({ status: 'cancelled' } as const) : { meeting_url: wanted.meetingUrl };

function isAlreadyDone({ status, starts_at }: BookingRow, wanted: BookingChange): boolean {
  if (wanted.action === 'cancel') return status === 'cancelled';
  return status === 'booked' && Date.parse(wanted.date) === Date.parse(starts_at);
}

function requireChangeable(booking: BookingRow, { action }: WantedChange, now: Date): void {
  const isLink = action === 'link';
  if (isLink ? isJoinable(booking, now) : isChangeable(booking, now)) return;
  if (booking.status === 'cancelled') {
    throw new HttpError(409, 'booking-cancelled', 'This booking is cancelled. Please book another time.');
  }
  const state = isLink ? 'is over' : 'has already started';
  throw new HttpError(409, 'booking-over', `This consultation ${state}, so it can’t be changed any more.`);
}

async function move(
  context: Context,
  transaction: Transaction,
  booking: BookingRow,
  { date, host }: Move,
  visitor: Visitor | undefined,
): Promise<BookingRow | undefined> {
  const hours = await lockCalendar(context, transaction);
  const { slot, hostId } = await findHost(
    context,
    transaction,
    host === undefined ? hours : hours.filter((each) => each.host.id === host),
    { date, visitor, except: booking.id, preferred: booking.host_id },
  );
  if (hostId === undefined) throw slotTakenError(slot, context);
  if (hostId === booking.host_id && slot.start === spanOf(booking).start) {
    throw new HttpError(409, 'same-time', 'The call is at this time already. Nothing was changed.');
  }
  const times = { starts_at: new Date(slot.start).toISOString(), ends_at: new Date(slot.end).toISOString() };
  // Its own link was to the room of the former host.
  const place = hostId === booking.host_id ? {} : { host_id: hostId, meeting_url: null };
  try {
    return await changeBooking(transaction, booking, { ...times, ...place }, context.now());
  } catch (error) {
    throw isUniqueViolation(error) ? slotTakenError(slot, context) : error;
  }
}

async function notify(
  { settings, opening }: Context,
  transaction: Transaction,
  news: Pick<BookingEmailOptions, 'booking' | 'event' | 'host' | 'origin'>,
  dueAt: string,
): Promise<void> {
  const { booking, event, origin } = news;
  const againUrl =
    event.kind === 'cancelled' ? await againUrlOf({ database: transaction, settings }, booking, origin) : undefined;
  await enqueueEmails(transaction, bookingEmails({ ...news, againUrl, settings, opening }), booking.updated_at, dueAt);
}
