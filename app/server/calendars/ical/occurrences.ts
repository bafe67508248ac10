import ICAL from 'ical.js';
import type { Span } from '../../../src/domain/booking/slots.ts';
import { day } from '../../../src/domain/durations.ts';
import { type CalendarEvent, type Clocks, instantAt } from './events.ts';
import { type Clock, clockOf, dateOf, type Length } from './times.ts';
import { libraryTime, utc, wallOf } from './zones.ts';

/** An hourly event of five years has as many: more is a mistake. */
const maxSteps = 50_000;
/** Units of rules that are as long at all times. */
const units: ReadonlyMap<string | null, number> = new Map([
  ['SECONDLY', 1_000],
  ['MINUTELY', 60_000],
  ['HOURLY', 3_600_000],
  ['DAILY', day],
  ['WEEKLY', 7 * day],
]);

/** From a time, for as long as something takes. */
export function spanFrom(clock: Clock, { days, rest }: Length, clocks: Clocks): Span {
  const start = instantAt(clock, clocks);
  return { start, end: (days === 0 ? start : instantAt(clock, clocks, clock.wall + days * day)) + rest };
}

/**
 * When a repeating event is busy, up to the end of a span.
 * @param changes its changed occurrences, which are busy by themselves
 * @throws Error when its rule can't be understood
 */
export function* occurrencesOf(
  event: CalendarEvent & { start: Clock },
  changes: readonly CalendarEvent[],
  clocks: Clocks,
  span: Span,
): Generator<Span> {
  const isExcepted = exceptions(event, changes, clocks, span);
  const later = laterChanges(event, changes, clocks);
  for (const { clock, length } of timesOf(event, clocks, span)) {
    const instant = instantAt(clock, clocks);
    if (isExcepted(clock, instant)) continue;
    const change = later.findLast((each) => each.from <= instant);
    if ((change ?? event).isBusy) yield change ? change.spanAt(clock) : spanFrom(clock, length ?? event.length, clocks);
  }
}

/** Changes of an occurrence and all later ones (RFC 5545, 3.8.4.4), by time: each moves them by as much. */
function laterChanges(event: CalendarEvent & { start: Clock }, changes: readonly CalendarEvent[], clocks: Clocks) {
  return changes
    .flatMap((change) => {
      const { start, replaces, andLater, isBusy, length } = change;
      if (!andLater || !start || !replaces) return [];
      const from = instantAt({ ...replaces, zone: replaces.zone ?? event.start.zone }, clocks);
      const isDays = start.isDate || event.start.isDate;
      const date = event.start.isDate ? dateOf(replaces) : replaces.wall - (replaces.wall % day);
      const moved = isDays ? start.wall - date : instantAt(start, clocks) - from;
      const moveOf = ({ wall }: Clock): Clock =>
        isDays ? { ...start, wall: wall - (wall % day) + moved } : { ...event.start, wall: wall + moved };
      return [{ from, isBusy, spanAt: (clock: Clock) => spanFrom(moveOf(clock), length, clocks) }];
    })
    .sort((one, other) => one.from - other.from);
}

/** Whether an occurrence is left out, or busy by itself because it was changed. */
function exceptions(
  event: CalendarEvent & { start: Clock },
  changes: readonly CalendarEvent[],
  clocks: Clocks,
  span: Span,
) {
  const { start } = event;
  const instants = new Set<number>();
  const dates = new Set<number>();
  const replaced = changes.flatMap(({ replaces, andLater }) => (replaces && !andLater ? [replaces] : []));
  for (const each of [...event.excepted, ...replaced]) {
    // Outlook leaves out whole days of a series that has times; Exchange writes the days of a series as times.
    if (each.isDate || start.isDate) dates.add(dateOf(each));
    else instants.add(instantAt({ ...each, zone: each.zone ?? start.zone }, clocks));
  }
  for (const rule of event.exceptRules) {
    for (const wall of wallsOf(rule, event, clocks, span)) instants.add(instantAt(start, clocks, wall));
  }
  return ({ wall }: Clock, instant: number) => instants.has(instant) || dates.has(Math.floor(wall / day) * day);
}

/** Every time of a series on its clock: the start, which always counts, those of its rules, and those that are listed. */
function* timesOf(event: CalendarEvent & { start: Clock }, clocks: Clocks, span: Span) {
  const { start } = event;
  yield { clock: start, length: null };
  for (const { clock, length: own } of event.extras) {
    const isDay = clock.isDate && !start.isDate;
    const time = isDay ? { ...start, wall: clock.wall + (start.wall % day) } : { ...clock, isDate: start.isDate };
    yield { clock: { ...time, zone: time.zone ?? start.zone }, length: own };
  }
  for (const rule of event.rules) {
    for (const wall of wallsOf(rule, event, clocks, span)) {
      if (wall !== start.wall) yield { clock: { ...start, wall }, length: null };
    }
  }
}

/** When a rule repeats, on the clock of its series. @throws Error when it can't be understood */
function* wallsOf(
  text: string,
  { start, length }: CalendarEvent & { start: Clock },
  clocks: Clocks,
  span: Span,
): Generator<number> {
  const since = span.start - (length.days + 2) * day - length.rest;
  const parts = text
    .toUpperCase()
    .replace(/\s/g, '')
    .split(';')
    // Some programs write COUNT=-1 or COUNT= for a series without a count.
    .filter((part) => part !== '' && !/^(UNTIL=|(COUNT|INTERVAL)=(-.*|0*)$|[^=]+=$)/.test(part));
  const isBefore = untilOf(/(?:^|;)\s*UNTIL=([^;]*)/i.exec(text)?.[1] ?? '', start, clocks);
  const rule = ICAL.Recur.fromString([...parts, ...datesOf(parts, start)].join(';'));
  const iterator = rule.iterator(libraryTime(start.wall + skippedBy(rule, since - start.wall), start.isDate));
  let steps = 0;
  for (let time = iterator.next(); time; time = iterator.next()) {
    const wall = wallOf(time);
    // No zone is further from UTC than a day.
    if (wall > span.end + day || !isBefore(wall)) return;
    steps += 1;
    if (steps > maxSteps) throw new Error('The rule repeats too often');
    yield wall;
  }
}

/** The library moves a 29th to 31st into the next month where a month is shorter, unless its rule says the date. */
function datesOf(parts: readonly string[], start: Clock): string[] {
  const date = new Date(start.wall);
  const isPlain = date.getUTCDate() > 28 && !parts.some((part) => part.startsWith('BY'));
  if (!isPlain) return [];
  if (parts.includes('FREQ=MONTHLY')) return [`BYMONTHDAY=${date.getUTCDate()}`];
  if (!parts.includes('FREQ=YEARLY')) return [];
  return [`BYMONTH=${date.getUTCMonth() + 1}`, `BYMONTHDAY=${date.getUTCDate()}`];
}

/** How far the start of a rule may be moved, up to a time, without moving what follows: by whole repeats, unless they are counted. */
function skippedBy({ freq, interval, count }: ICAL.Recur, time: number): number {
  const unit = units.get(freq);
  if (unit === undefined || count !== null || time <= 0) return 0;
  return time - (time % (unit * interval));
}

/** Whether a time isn't after the end of a rule, which many programs write as another kind of time than the start. */
function untilOf(text: string, start: Clock, clocks: Clocks): (wall: number) => boolean {
  if (text.trim() === '') return () => true;
  const until = clockOf(text, null);
  if (!until) throw new Error('The end of the rule can’t be read');
  // 23:59:59 is the end of that date, and not near the next one.
  if (start.isDate) {
    const last = until.zone === utc && new Date(until.wall).getUTCMinutes() === 59 ? until.wall : dateOf(until);
    return (wall) => wall <= last;
  }
  if (until.isDate) return (wall) => wall < until.wall + day;
  if (until.zone === null) return (wall) => wall <= until.wall;
  const last = instantAt(until, clocks);
  return (wall) => instantAt(start, clocks, wall) <= last;
}
