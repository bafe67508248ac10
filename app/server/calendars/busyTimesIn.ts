import ICAL from 'ical.js';
import type { Span } from '../../src/domain/booking/slots.ts';
import { CalendarError } from './errors.ts';
import { calendarsIn } from './parseCalendar.ts';
import { asUtc, instantIn } from './zones.ts';

const day = 24 * 3_600_000;
/** More busy times than that in a year are a mistake of the calendar. */
const maxTimes = 20_000;

export interface BusyOptions extends Span {
  /** For times without a zone, and for whole days: the agency's. */
  timeZone: string;
  /** The ids of our own bookings, which are in the owner's calendar too and may have been moved since. */
  ownIds: ReadonlySet<string>;
}

export interface BusyTimes {
  /** By time, without overlaps. */
  times: readonly Span[];
  /** How many events couldn't be understood, and are left out. */
  unread: number;
}

/**
 * The busy times in a calendar that overlap a span. Cancelled events and those that are shown as free are none.
 * @param text iCalendar (RFC 5545)
 * @throws CalendarError
 */
export function busyTimesIn(text: string, options: BusyOptions): BusyTimes {
  const { calendars, broken } = calendarsIn(text);
  let unread = broken;
  const series = new Map<string, ICAL.Component[]>();
  for (const calendar of calendars) {
    for (const event of calendar.getAllSubcomponents('vevent')) {
      const uid = String(event.getFirstPropertyValue('uid') ?? `without an id ${series.size}`);
      if (!options.ownIds.has(uid)) series.set(uid, [...(series.get(uid) ?? []), event]);
    }
  }
  const times: Span[] = [];
  for (const events of series.values()) {
    try {
      for (const span of timesOf(events, options)) {
        times.push(span);
        if (times.length > maxTimes) throw new CalendarError('The calendar has too many events.');
      }
    } catch (error) {
      if (error instanceof CalendarError) throw error;
      unread += 1;
    }
  }
  return { times: merged(times), unread };
}

const isBusy = (event: ICAL.Component) =>
  String(event.getFirstPropertyValue('status') ?? '').toUpperCase() !== 'CANCELLED' &&
  String(event.getFirstPropertyValue('transp') ?? '').toUpperCase() !== 'TRANSPARENT' &&
  String(event.getFirstPropertyValue('x-microsoft-cdo-busystatus') ?? '').toUpperCase() !== 'FREE';

/** The busy times of an event with its changed occurrences. */
function* timesOf(events: readonly ICAL.Component[], options: BusyOptions): Generator<Span> {
  const changed = events.filter((event) => event.hasProperty('recurrence-id'));
  for (const event of changed) if (isBusy(event)) yield* overlapping([spanOf(event, options)], options);
  for (const event of events.filter((each) => !changed.includes(each) && isBusy(each))) {
    if (!event.hasProperty('rrule') && !event.hasProperty('rdate'))
      yield* overlapping([spanOf(event, options)], options);
    else yield* overlapping(occurrencesOf(event, changed, options), options);
  }
}

function* overlapping(spans: Iterable<Span>, { start, end }: Span): Generator<Span> {
  for (const span of spans) if (span.start < end && span.end > start && span.end > span.start) yield span;
}

/** The occurrences of a series up to the end of the span, without those that were changed or left out. */
function* occurrencesOf(
  event: ICAL.Component,
  changed: readonly ICAL.Component[],
  options: BusyOptions,
): Generator<Span> {
  const first = spanOf(event, options);
  const start = timeIn(event, 'dtstart');
  const days = start.isDate ? Math.round((first.end - first.start) / day) : 0;
  const replaced = new Set<number>();
  const replacedDays = new Set<string>();
  const isReplacedBy = (time: ICAL.Time) => {
    if (time.isDate && !start.isDate) replacedDays.add(time.toString());
    else replaced.add(instantAt(time, options));
  };
  for (const each of changed) isReplacedBy(timeIn(each, 'recurrence-id'));
  // Outlook leaves out whole days of a series that has times.
  for (const property of event.getAllProperties('exdate')) for (const each of property.getValues()) isReplacedBy(each);
  const isReplaced = (time: ICAL.Time) =>
    replaced.has(instantAt(time, options)) || replacedDays.has(time.toString().slice(0, 10));
  // The library leaves out the start of a series that is a mere list of days.
  if (!event.hasProperty('rrule') && !isReplaced(start)) yield first;
  const series = new ICAL.RecurExpansion({ component: event, dtstart: start });
  for (let time = series.next(); time; time = series.next()) {
    // No zone is further from UTC than a day: the exact instant takes much longer to find.
    if (asUtc(time) > options.end + day) return;
    if (asUtc(time) + (first.end - first.start) < options.start - 2 * day) continue;
    if (isReplaced(time)) continue;
    const begins = instantAt(time, options);
    if (days === 0) yield { start: begins, end: begins + (first.end - first.start) };
    else yield { start: begins, end: endOfDays(time, days, options) };
  }
}

/** Whole days end at midnight, also when a clock change makes one of them longer. */
function endOfDays(time: ICAL.Time, days: number, options: BusyOptions): number {
  const end = time.clone();
  end.adjust(days, 0, 0, 0);
  return instantAt(end, options);
}

function timeIn(event: ICAL.Component, name: string): ICAL.Time {
  const time: unknown = event.getFirstPropertyValue(name);
  if (time instanceof ICAL.Time) return time;
  throw new Error(`No ${name}`);
}

/** The time of one event: until its end, for its duration, or for its whole day. */
function spanOf(event: ICAL.Component, options: BusyOptions): Span {
  const time = timeIn(event, 'dtstart');
  const start = instantAt(time, options);
  if (event.hasProperty('dtend')) return { start, end: instantAt(timeIn(event, 'dtend'), options) };
  const duration: unknown = event.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration) return { start, end: start + duration.toSeconds() * 1000 };
  return { start, end: time.isDate ? endOfDays(time, 1, options) : start };
}

/** The instant of a time in a calendar: without a zone, it is the agency's. */
export function instantAt(time: ICAL.Time, { timeZone }: Pick<BusyOptions, 'timeZone'>): number {
  const isFloating = time.isDate || time.zone === null || time.zone === ICAL.Timezone.localTimezone;
  return isFloating ? instantIn(time, timeZone) : time.toUnixTime() * 1000;
}

/** The same times without overlaps. */
function merged(times: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const { start, end } of times.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}
