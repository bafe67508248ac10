import type { BookingRow } from '../../booking/table.ts';
import type { Context } from '../../platform/context.ts';
import type { AddressContext } from '../../platform/http/safeAddress.ts';
import { QueueWorker } from '../../platform/jobs/queueWorker.ts';
import { callHosts } from '../../team/hosts.ts';
import { callsCalendar } from '../callsCalendar.ts';
import { CalendarError } from '../errors.ts';
import { withReadableErrors } from '../requests.ts';
import type { CalendarEntryRow, CalendarRow } from '../table.ts';
import { type AccountCalendar, sessionOf } from './account.ts';
import { belongsIn, forgetEntry, storeWritten, takeNextEntry } from './entries.ts';

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

async function read({ database }: WorkerContext, { calendar_id, booking_id }: CalendarEntryRow) {
  const [calendar, booking] = await Promise.all([
    database.selectFrom('calendars').selectAll().where('id', '=', calendar_id).executeTakeFirst(),
    database.selectFrom('bookings').selectAll().where('id', '=', booking_id).executeTakeFirst(),
  ]);
  return { calendar, booking };
}

/** Writes the call as it is now, so that entries may be written in any order and twice. */
async function write(context: WorkerContext, entry: CalendarEntryRow): Promise<void> {
  const { database, now, log } = context;
  const { calendar, booking } = await read(context, entry);
  // Deleted a moment ago, with its entries.
  if (!calendar || !booking) return;
  try {
    if (belongsIn(calendar, booking)) {
      await writeEntry(context, calendar, booking);
      if (!(await storeWritten(database, entry, null, now()))) await correct(context, entry, calendar, booking);
    } else {
      await removeEntry(context, calendar, booking);
      await forgetEntry(database, entry);
    }
  } catch (error) {
    const isExpected = error instanceof CalendarError;
    const failure = isExpected ? error.message : 'Something went wrong on this server: see its log.';
    log.info({ calendar: calendar.id, failure }, 'a call could not be written into a calendar');
    await storeWritten(database, entry, failure, now());
    if (!isExpected) throw error;
  }
}

/** What was written may have come after another worker's newer words about the call: the calendar gets what is true now. */
async function correct(context: WorkerContext, entry: CalendarEntryRow, written: CalendarRow, booking: BookingRow) {
  const now = await read(context, entry);
  if (now.calendar && now.booking && belongsIn(now.calendar, now.booking)) {
    await writeEntry(context, now.calendar, now.booking);
  } else {
    await removeEntry(context, written, booking);
  }
}

const urlOf = ({ url }: Pick<AccountCalendar, 'url'>, { id }: Pick<BookingRow, 'id'>) =>
  new URL(`${id}.ics`, url.endsWith('/') ? url : `${url}/`).href;
const isDone = (status: number) => status >= 200 && status < 300;

/** Writes a call into a calendar, over what may be there. @throws CalendarError */
function writeEntry(
  context: AddressContext & Pick<Context, 'database'>,
  calendar: AccountCalendar,
  booking: BookingRow,
): Promise<void> {
  return withReadableErrors(async () => {
    // RFC 4791, section 4.1: an entry has no METHOD.
    const body = callsCalendar([booking], await callHosts(context), context.settings, null);
    const request = { method: 'PUT', body, contentType: 'text/calendar; charset=utf-8' } as const;
    const status = await sessionOf(context, calendar).send(urlOf(calendar, booking), request);
    if (!isDone(status)) throw new CalendarError(`The call couldn’t be written into the calendar (HTTP ${status}).`);
  });
}

/** Takes a call out of a calendar, if it is there. @throws CalendarError */
function removeEntry(context: AddressContext, calendar: AccountCalendar, booking: BookingRow): Promise<void> {
  return withReadableErrors(async () => {
    const status = await sessionOf(context, calendar).send(urlOf(calendar, booking), { method: 'DELETE' });
    if (isDone(status) || status === 404 || status === 410) return;
    throw new CalendarError(`The call couldn’t be taken out of the calendar (HTTP ${status}).`);
  });
}
