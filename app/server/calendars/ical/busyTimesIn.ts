import type { Span } from '../../../src/domain/booking/slots.ts';
import { CalendarError } from '../errors.ts';
import { type Component, calendarsIn, propertiesOf, textOf, withinTime } from './components.ts';
import { type CalendarEvent, type Clocks, eventOf, instantAt } from './events.ts';
import { occurrencesOf, spanFrom } from './occurrences.ts';
import { type Clock, clockOf, clocksIn, lengthOf } from './times.ts';
import { ianaNameOf, ianaZone, type Zone, zonesOf } from './zones.ts';

/** More busy times than that in a year are a mistake of the calendar. */
const maxTimes = 20_000;
/** How long one repeating event may take, in milliseconds: a rule may be for days that never come. */
const seriesTime = 2_000;

/** A calendar as it was received: a file, or an entry of an account, with its name there. */
export type CalendarText = { bytes: Uint8Array; charset: string | null } | { text: string; name: string };

export interface BusyOptions extends Span {
  /** For times without a zone, and for whole days: the agency's. */
  timeZone: string;
  /** The ids of our own bookings, which are in the owner's calendar too and may have been moved since. */
  ownIds: ReadonlySet<string>;
  /** The owner's own e-mail addresses, in small letters. */
  addresses: ReadonlySet<string>;
  /** Whether invitations that aren't answered are busy. */
  countsUnanswered: boolean;
}

/** A booking of ours as it is in a calendar. */
export interface OwnEntry {
  start: number | null;
  /** Whether it is cancelled, or somebody declined. */
  isOff: boolean;
}

export interface BusyTimes {
  /** By time, without overlaps. */
  times: readonly Span[];
  /** The names of events that couldn't be understood, or only in part: at least their start is busy where it can be read. */
  skipped: readonly string[];
  /** Our own bookings by their ids. */
  own: ReadonlyMap<string, OwnEntry>;
}

/**
 * The busy times in a calendar that overlap a span. Cancelled events and those that are shown as free are none.
 * @param texts iCalendar (RFC 5545)
 * @throws CalendarError
 */
export function busyTimesIn(texts: readonly CalendarText[], options: BusyOptions): BusyTimes {
  const skipped: string[] = [];
  const own = new Map<string, OwnEntry>();
  const times: Span[] = [];
  const add = (found: Iterable<Span>) => {
    for (const span of found) {
      if (span.start >= options.end || span.end <= options.start || span.end <= span.start) continue;
      times.push(span);
      if (times.length > maxTimes) throw new CalendarError('The calendar has too many events.');
    }
  };
  const days = ianaZone(options.timeZone);
  const series = new Map<string, ReadEvent[]>();
  for (const source of texts) {
    for (const calendar of componentsOf(source, skipped)) {
      const clocks = clocksOf(calendar, days, options);
      const attendance = { ...options, addresses: new Set([...options.addresses, ...nameAddress(calendar)]) };
      add(publishedTimes(calendar, clocks));
      for (const component of calendar.components.filter(({ name }) => name === 'VEVENT')) {
        const event = { ...eventOf(component, clocks, attendance), clocks };
        const key = event.uid ?? `without an id ${series.size}`;
        if (options.ownIds.has(key)) {
          const start = event.start && instantAt(event.start, clocks);
          own.set(key, { start, isOff: event.isOff });
        } else series.set(key, [...(series.get(key) ?? []), event]);
      }
    }
  }
  for (const events of series.values()) add(timesOf(events, options, skipped));
  return { times: merged(times), skipped, own };
}

type ReadEvent = CalendarEvent & { clocks: Clocks };

/** An entry of an account that isn't whole is left out, and named; a file that isn't whole is none. */
function componentsOf(source: CalendarText, skipped: string[]): Component[] {
  if ('bytes' in source) return calendarsIn(textOf(source.bytes, source.charset));
  try {
    return calendarsIn(source.text);
  } catch {
    skipped.push(source.name);
    return [];
  }
}

/** Google names a calendar by the address of its account. */
function nameAddress(calendar: Component): string[] {
  const name = propertiesOf(calendar, new Set(['X-WR-CALNAME']))[0]?.value.toLowerCase() ?? '';
  return name.includes('@') ? [name] : [];
}

/** Times without a zone are those of the calendar, if it has one. */
function clocksOf(calendar: Component, days: Zone, span: Span): Clocks {
  const zoneOf = zonesOf(calendar, span);
  const own = propertiesOf(calendar, new Set(['X-WR-TIMEZONE']))[0]?.value;
  const name = own === undefined ? null : ianaNameOf(own);
  return { zoneOf, floating: name === null ? days : ianaZone(name), days };
}

/** The times of a calendar that shows only when it is busy (VFREEBUSY). */
function publishedTimes(calendar: Component, clocks: Clocks): Span[] {
  return calendar.components.flatMap((component) => {
    if (component.name !== 'VFREEBUSY') return [];
    return propertiesOf(component, new Set(['FREEBUSY'])).flatMap((property) => {
      if (property.parameters.FBTYPE?.toUpperCase() === 'FREE') return [];
      return property.value.split(',').flatMap((period) => {
        const [from = '', to = ''] = period.split('/');
        const [start] = clocksIn({ ...property, value: from }, clocks.zoneOf);
        const end = clockOf(to, start?.zone ?? null);
        const length = lengthOf(to);
        if (!start || (!end && !length)) return [];
        return end
          ? [{ start: instantAt(start, clocks), end: instantAt(end, clocks) }]
          : [spanFrom(start, length ?? { days: 0, rest: 0 }, clocks)];
      });
    });
  });
}

/** The busy times of an event with its changed occurrences. Each event has a limit of its own, so that the others count. */
function timesOf(events: readonly ReadEvent[], options: BusyOptions, skipped: string[]): Span[] {
  const changes = events.filter(({ replaces }) => replaces !== null);
  return events.flatMap((event) => {
    const { start, clocks, isBusy, replaces } = event;
    const repeats = replaces === null && (event.rules.length > 0 || event.extras.length > 0);
    if (!isBusy && !(repeats && changes.some((change) => change.andLater && change.isBusy))) return [];
    if (event.isDoubtful) skipped.push(nameOf(event));
    if (!start) return [];
    const itself = spanFrom(start, event.length, clocks);
    if (!repeats) return [itself];
    try {
      return withinTime(() => {
        const found: Span[] = [];
        for (const span of occurrencesOf({ ...event, start }, changes, clocks, options)) {
          if (found.push(span) > maxTimes) throw new Error('Too many times');
        }
        return found;
      }, seriesTime);
    } catch {
      if (!event.isDoubtful) skipped.push(nameOf(event));
      return [itself];
    }
  });
}

const nameOf = ({ title, start }: { title: string; start: Clock | null }) =>
  [
    title === '' ? 'An event without a title' : title,
    ...(start ? [new Date(start.wall).toISOString().slice(0, 10)] : []),
  ].join(', ');

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
