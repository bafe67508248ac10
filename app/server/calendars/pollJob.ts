import type { Context } from '../platform/context.ts';
import { PeriodicJob } from '../platform/jobs/periodicJob.ts';
import { currentCalendars, removedHostId } from './caldav/entries.ts';
import { noticeChanges } from './caldav/noticeChanges.ts';
import { readBusyTimes, skippedColumns, storeBusyTimes } from './calendars.ts';
import { CalendarError } from './errors.ts';
import type { CalendarRow } from './table.ts';

const minute = 60_000;
const pause = 5 * minute;
/** Repeating events reach further every day, also when the calendar doesn't change. Milliseconds. */
const parseAgainAfter = 24 * 60 * minute;

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
