import ICAL from 'ical.js';
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { NoticedChange } from '../../db/tables/calendars.ts';
import { instantAt } from '../busyTimesIn.ts';
import { calendarsIn } from '../parseCalendar.ts';

/**
 * Finds upcoming calls that were deleted, moved or declined in a calendar that they were written to.
 * @param text the calendar as read, in iCal format
 * @param readAt when reading began: calls written since then aren't in it
 */
export async function noticeChanges(
  transaction: Transaction<Schema>,
  calendarId: string,
  text: string,
  readAt: string,
  timeZone: string,
): Promise<void> {
  const found = eventsIn(text);
  const entries = await transaction
    .selectFrom('calendar_entries')
    .innerJoin('bookings', 'bookings.id', 'booking_id')
    .innerJoin('calendars', 'calendars.id', 'calendar_id')
    .select(['calendar_entries.id', 'booking_id', 'bookings.starts_at', 'noticed'])
    .where('calendar_id', '=', calendarId)
    .where('due_at', 'is', null)
    .where('calendar_entries.failure', 'is', null)
    .where('written_at', '<', readAt)
    .whereRef('bookings.host_id', '=', 'calendars.host_id')
    .where('bookings.status', '=', 'booked')
    .where('bookings.starts_at', '>', readAt)
    .execute();
  for (const { id, booking_id, starts_at, noticed } of entries) {
    const now = changeOf(found.get(booking_id), Date.parse(starts_at), timeZone);
    if (now === noticed) continue;
    await transaction
      .updateTable('calendar_entries')
      .set({ noticed: now })
      .where('id', '=', id)
      .where('due_at', 'is', null)
      .execute();
  }
}

function eventsIn(text: string): Map<string, ICAL.Component> {
  const events = calendarsIn(text).calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
  return new Map(events.map((event) => [String(event.getFirstPropertyValue('uid') ?? ''), event]));
}

function changeOf(event: ICAL.Component | undefined, start: number, timeZone: string): NoticedChange | null {
  if (!event) return 'deleted';
  const isOff = String(event.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED';
  const isDeclined = event
    .getAllProperties('attendee')
    .some((attendee) => String(attendee.getFirstParameter('partstat')).toUpperCase() === 'DECLINED');
  if (isOff || isDeclined) return 'declined';
  return instantAt(new ICAL.Event(event).startDate, { timeZone }) === start ? null : 'moved';
}
