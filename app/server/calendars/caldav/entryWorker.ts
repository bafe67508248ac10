import type { Context } from '../../context.ts';
import type { CalendarEntryRow } from '../../db/tables/calendars.ts';
import { QueueWorker } from '../../queue/queueWorker.ts';
import { UnreadableCalendarError } from '../errors.ts';
import { belongsIn, forgetEntry, storeWritten, takeNextEntry } from './entries.ts';
import { removeEntry, writeEntry } from './writeEntry.ts';

type WorkerContext = Pick<Context, 'database' | 'settings' | 'now' | 'log' | 'resolveHost'>;

/** The worker that writes calls into calendars, and takes out those that no longer belong there. */
export function createEntryWorker(context: WorkerContext, pause: number): QueueWorker<CalendarEntryRow> {
  const { database, now, log } = context;
  return new QueueWorker({
    log,
    name: 'the queue of calendar entries',
    pause,
    atOnce: 2,
    take: () => takeNextEntry(database, now()),
    work: (entry) => write(context, entry),
  });
}

/** Writes the call as it is now, so that entries may be written in any order and twice. */
async function write(context: WorkerContext, entry: CalendarEntryRow): Promise<void> {
  const { database, now, log } = context;
  const [calendar, booking] = await Promise.all([
    database.selectFrom('calendars').selectAll().where('id', '=', entry.calendar_id).executeTakeFirst(),
    database.selectFrom('bookings').selectAll().where('id', '=', entry.booking_id).executeTakeFirst(),
  ]);
  // Deleted a moment ago, with its entries.
  if (!calendar || !booking) return;
  try {
    if (belongsIn(calendar, booking)) {
      await writeEntry(context, calendar, booking);
      await storeWritten(database, entry, null, now());
    } else {
      await removeEntry(context, calendar, booking);
      await forgetEntry(database, entry);
    }
  } catch (error) {
    const isExpected = error instanceof UnreadableCalendarError;
    const failure = isExpected ? error.message : 'Something went wrong on this server: see its log.';
    log.info({ calendar: calendar.id, failure }, 'a call could not be written into a calendar');
    await storeWritten(database, entry, failure, now());
    if (!isExpected) throw error;
  }
}
