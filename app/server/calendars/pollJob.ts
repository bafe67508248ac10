import { day, minute } from '../../src/domain/durations.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/open.ts';
import { PeriodicJob } from '../platform/jobs/periodicJob.ts';
import { currentCalendars, removedHostId } from './caldav/entries.ts';
import { readBusyTimes, skippedColumns, storeBusyTimes } from './calendars.ts';
import { CalendarError } from './errors.ts';
import type { OwnEntry } from './ical/busyTimesIn.ts';
import type { CalendarRow, NoticedChange } from './table.ts';

const pause = 5 * minute;
/** Repeating events reach further every day, also when the calendar doesn't change. Milliseconds. */
const parseAgainAfter = day;

/** Reads the team's calendars every few minutes. */
export const calendarsJob = (context: Context): PeriodicJob =>
  new PeriodicJob(() => pollCalendars(context), pause, context, 'calendars cannot be read');

/** Reads every calendar that this or another process hasn't read just now. */
export async function pollCalendars(context: Context): Promise<void> {
  const { database, now } = context;
  const rows = await currentCalendars(database).select('id').orderBy('id').execute();
  for (const { id } of rows) {
    const claimed = await database
      .updateTable('calendars')
      .set({ tried_at: now().toISOString() })
      .where('id', '=', id)
      .where('tried_at', '<=', new Date(now().getTime() - pause + minute).toISOString())
      .returningAll()
      .executeTakeFirst();
    if (claimed) await poll(context, claimed);
  }
}

/** Reads a calendar and stores its busy times; a failure is stored in words, and leaves the busy times as they were. */
export async function poll(context: Context, calendar: CalendarRow): Promise<void> {
  const { database, now, log } = context;
  const { id, etag, last_modified, parsed_at, failing_since, writes } = calendar;
  const isFresh = now().getTime() - Date.parse(parsed_at) < parseAgainAfter;
  const known = isFresh ? { etag, lastModified: last_modified } : undefined;
  const at = now().toISOString();
  try {
    const read = await readBusyTimes(context, calendar, known);
    await database.transaction().execute(async (transaction) => {
      const found = await transaction
        .updateTable('calendars')
        .set({
          read_at: at,
          failing_since: null,
          failure: null,
          ...(read && { parsed_at: at, etag: read.etag, last_modified: read.lastModified, ...skippedColumns(read) }),
        })
        .where('id', '=', id)
        .where('host_id', '!=', removedHostId)
        .returning('id')
        .executeTakeFirst();
      // It may have been removed meanwhile.
      if (!found || !read) return;
      await storeBusyTimes(transaction, id, read.times);
      if (writes) await noticeChanges(transaction, id, read.own, at);
    });
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    log.info({ calendar: id, failure: error.message }, 'a calendar could not be read');
    await database
      .updateTable('calendars')
      .set({ failing_since: failing_since ?? at, failure: error.message })
      .where('id', '=', id)
      .execute();
  }
}

/**
 * Finds upcoming calls that were deleted, moved or declined in a calendar that they were written to.
 * @param found our own calls in it
 * @param readAt when reading began: calls written since then aren't in it
 */
async function noticeChanges(
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
