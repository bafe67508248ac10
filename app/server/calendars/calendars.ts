import type { Span } from '../../src/domain/booking/slots.ts';
import { day, hour } from '../../src/domain/durations.ts';
import type { BookingRow } from '../booking/table.ts';
import { type Context, instant } from '../platform/context.ts';
import type { Database, Transaction } from '../platform/db/open.ts';
import { readAccountCalendar } from './caldav/account.ts';
import type { BusyTimes } from './ical/busyTimesIn.ts';
import { readBusyTimesIn } from './inThread.ts';
import { type CalendarVersion, readCalendar } from './readCalendar.ts';
import type { CalendarRow } from './table.ts';

export function spanOf({ starts_at, ends_at }: Pick<BookingRow, 'starts_at' | 'ends_at'>): Span {
  return { start: Date.parse(starts_at), end: Date.parse(ends_at) };
}

/** A time that a host isn't free. */
export interface HostSpan extends Span {
  hostId: string;
}

export const hostSpanOf = (row: Pick<BookingRow, 'host_id' | 'starts_at' | 'ends_at'>): HostSpan => ({
  ...spanOf(row),
  hostId: row.host_id,
});

/** Busy times are known for a year, as calls can be booked, and some days. */
const daysAhead = 400;
/** Rows stored with one statement: SQLite limits its parameters. */
const rowsAtOnce = 500;

/** Where a calendar is read: from its address alone, or from an account with a login. */
export type CalendarSource = Pick<CalendarRow, 'url' | 'username' | 'password' | 'host_id' | 'counts_unanswered'>;

/**
 * Reads a calendar and its busy times from now on.
 * @param known the version that was read before
 * @returns null when nothing has changed since @throws CalendarError
 */
export async function readBusyTimes(
  context: Context,
  calendar: CalendarSource,
  known?: CalendarVersion,
): Promise<(BusyTimes & CalendarVersion) | null> {
  const start = context.now().getTime() - day;
  const span = { start, end: start + daysAhead * day };
  const read = await (calendar.username === null
    ? readCalendar(context, calendar.url, known)
    : readAccountCalendar(context, calendar, span, known?.etag ?? null));
  if (!read) return null;
  const { etag, lastModified, texts } = read;
  const found = await readBusyTimesIn(texts, {
    ...span,
    timeZone: context.opening.timeZone,
    ownIds: await idsOfBookings(context.database, instant(start)),
    addresses: await addressesOf(context, calendar, read.addresses),
    countsUnanswered: calendar.counts_unanswered === 1,
  });
  return { etag, lastModified, ...found };
}

/** The e-mail addresses of a calendar's owner: its host's, its account's, and those that its server says. */
async function addressesOf(
  { database, settings }: Context,
  { host_id, username }: CalendarSource,
  said: readonly string[],
): Promise<Set<string>> {
  const host = await database.selectFrom('hosts').select('email').where('id', '=', host_id).executeTakeFirst();
  // A host of an agency of one may have no address but the agency's.
  const all = [host?.email ?? settings.agencyEmail, username ?? '', ...said];
  return new Set(all.map((each) => each.replace(/^mailto:/i, '').toLowerCase()).filter((each) => each.includes('@')));
}

/** Our calls are in the owner's calendar too: an entry of a moved or cancelled one may linger there. */
async function idsOfBookings(database: Database, since: string): Promise<Set<string>> {
  const rows = await database.selectFrom('bookings').select('id').where('ends_at', '>=', since).execute();
  return new Set(rows.map(({ id }) => id));
}

/** The most names of skipped events that are kept. */
const maxNames = 5;

/** The events that couldn't be understood, as they are stored: their number, and the names of some. */
export const skippedColumns = ({ skipped }: Pick<BusyTimes, 'skipped'>) => ({
  unread: skipped.length,
  skipped: JSON.stringify(skipped.slice(0, maxNames)),
});

/** Replaces the busy times of a calendar. */
export async function storeBusyTimes(transaction: Transaction, id: string, times: readonly Span[]): Promise<void> {
  await transaction.deleteFrom('busy_times').where('calendar_id', '=', id).execute();
  for (let at = 0; at < times.length; at += rowsAtOnce) {
    const rows = times
      .slice(at, at + rowsAtOnce)
      .map(({ start, end }) => ({ calendar_id: id, starts_at: instant(start), ends_at: instant(end) }));
    await transaction.insertInto('busy_times').values(rows).execute();
  }
}

/** Whether nothing can be booked with a calendar's host because it hasn't been read for so long. */
export function closesBookings(
  { read_at }: Pick<CalendarRow, 'read_at'>,
  { settings, now }: Pick<Context, 'settings' | 'now'>,
): boolean {
  const { calendarCloseHours } = settings;
  return calendarCloseHours !== null && now().getTime() - Date.parse(read_at) > calendarCloseHours * hour;
}

/** The busy times in the hosts' calendars that overlap a span: all of it, for a host whose calendar closes bookings. */
export async function busyBetween(
  context: Pick<Context, 'settings' | 'now'>,
  database: Database,
  span: Span,
): Promise<HostSpan[]> {
  const calendars = await database.selectFrom('calendars').select(['host_id', 'read_at']).execute();
  if (calendars.length === 0) return [];
  const closed = calendars.filter((calendar) => closesBookings(calendar, context));
  const rows = await database
    .selectFrom('busy_times')
    .innerJoin('calendars', 'calendars.id', 'busy_times.calendar_id')
    .select(['calendars.host_id', 'busy_times.starts_at', 'busy_times.ends_at'])
    .where('busy_times.ends_at', '>', instant(span.start))
    .where('busy_times.starts_at', '<', instant(span.end))
    .execute();
  return [...closed.map(({ host_id }) => ({ ...span, hostId: host_id })), ...rows.map(hostSpanOf)];
}
