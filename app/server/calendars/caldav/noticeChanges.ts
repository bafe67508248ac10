import type { Transaction } from '../../platform/db/open.ts';
import type { OwnEntry } from '../ical/busyTimesIn.ts';
import type { NoticedChange } from '../table.ts';

/**
 * Finds upcoming calls that were deleted, moved or declined in a calendar that they were written to.
 * @param found our own calls in it
 * @param readAt when reading began: calls written since then aren't in it
 */
export async function noticeChanges(
  transaction: Transaction,
  calendarId: string,
  found: ReadonlyMap<string, OwnEntry>,
  readAt: string,
): Promise<void> {
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
    const now = changeOf(found.get(booking_id), Date.parse(starts_at));
    if (now === noticed) continue;
    await transaction
      .updateTable('calendar_entries')
      .set({ noticed: now })
      .where('id', '=', id)
      .where('due_at', 'is', null)
      .execute();
  }
}

function changeOf(entry: OwnEntry | undefined, start: number): NoticedChange | null {
  if (!entry) return 'deleted';
  if (entry.isOff) return 'declined';
  return entry.start === start ? null : 'moved';
}
