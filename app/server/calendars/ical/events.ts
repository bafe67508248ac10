import { day } from '../../../src/domain/durations.ts';
import { type Component, type Property, propertiesOf } from './components.ts';
import { type Clock, clockOf, clocksIn, type Length, lengthOf } from './times.ts';
import type { Zone } from './zones.ts';

/** How the times of a calendar are read. */
export interface Clocks {
  zoneOf: (tzid: string) => Zone | null;
  /** For times without a zone: the calendar's, or the agency's. */
  floating: Zone;
  /** For whole days: the agency's. */
  days: Zone;
}

/** Who decides whether invitations are busy. */
export interface Attendance {
  /** The owner's own addresses, in small letters. */
  addresses: ReadonlySet<string>;
  /** Whether invitations that aren't answered are busy. */
  countsUnanswered: boolean;
}

/** A time by itself, with how long it takes if that isn't as long as the event. */
export interface Extra {
  clock: Clock;
  length: Length | null;
}

/** An event, or a changed occurrence of one. */
export interface CalendarEvent {
  uid: string | null;
  title: string;
  /** Null where it can't be read. */
  start: Clock | null;
  length: Length;
  rules: readonly string[];
  exceptRules: readonly string[];
  extras: readonly Extra[];
  excepted: readonly Clock[];
  /** Which occurrence it replaces. */
  replaces: Clock | null;
  /** Whether it changes all later ones too. */
  andLater: boolean;
  isBusy: boolean;
  /** Whether it is cancelled, or somebody declined. */
  isOff: boolean;
  /** Whether a part of it couldn't be read, so that it may be busy at more times. */
  isDoubtful: boolean;
}

const names = new Set(
  `UID SUMMARY DTSTART DTEND DURATION RRULE EXRULE RDATE EXDATE RECURRENCE-ID STATUS TRANSP ATTENDEE ORGANIZER
  X-MICROSOFT-CDO-BUSYSTATUS`.split(/\s+/),
);
/** Where the end of an event can't be read. */
const hour: Length = { days: 0, rest: 3_600_000 };
const longestTitle = 60;

/** Reads an event as far as it can be read. */
export function eventOf(component: Component, clocks: Clocks, attendance: Attendance): CalendarEvent {
  const properties = propertiesOf(component, names);
  const all = (name: string) => properties.filter((each) => each.name === name && each.value !== '');
  const first = (name: string) => all(name)[0]?.value ?? null;
  const code = (name: string) => first(name)?.toUpperCase() ?? '';
  const { zoneOf } = clocks;
  const hasUnknownZone = properties.some(
    ({ name, parameters: { TZID } }) => name === 'DTSTART' && TZID !== undefined && zoneOf(TZID) === null,
  );
  const single = (name: string) => all(name).flatMap((each) => clocksIn(each, zoneOf))[0] ?? null;
  const replaces = single('RECURRENCE-ID');
  const start = single('DTSTART') ?? replaces;
  const extras = all('RDATE').flatMap((each) => extrasOf(each, clocks));
  return {
    uid: first('UID'),
    title: titleOf(first('SUMMARY')),
    start,
    length: start ? eventLength(start, single('DTEND'), properties, clocks) : hour,
    rules: all('RRULE').map(({ value }) => value),
    exceptRules: all('EXRULE').map(({ value }) => value),
    extras: extras.filter((each) => each !== null),
    excepted: all('EXDATE').flatMap((each) => clocksIn(each, zoneOf).filter((time) => time !== null)),
    replaces,
    andLater: all('RECURRENCE-ID').some(({ parameters: { RANGE } }) => RANGE?.toUpperCase() === 'THISANDFUTURE'),
    isBusy:
      code('STATUS') !== 'CANCELLED' &&
      code('TRANSP') !== 'TRANSPARENT' &&
      !['FREE', 'WORKINGELSEWHERE'].includes(code('X-MICROSOFT-CDO-BUSYSTATUS')) &&
      isAttended(all('ATTENDEE'), all('ORGANIZER'), attendance),
    isOff: code('STATUS') === 'CANCELLED' || all('ATTENDEE').some((each) => answerOf(each) === 'DECLINED'),
    isDoubtful: start === null || hasUnknownZone || extras.includes(null),
  };
}

/** RFC 5545, 3.3.11. */
function titleOf(text: string | null): string {
  const title = (text ?? '')
    .replace(/\\[nN]/g, ' ')
    .replace(/\\(.)/g, '$1')
    .trim();
  return title.length > longestTitle ? `${title.slice(0, longestTitle).trim()}…` : title;
}

/** The instant of a time, or of another time on the same clock. */
export function instantAt({ zone, isDate, wall }: Clock, { days, floating }: Clocks, at = wall): number {
  return (isDate ? days : (zone ?? floating))(at);
}

/** Until its end, for its duration, or for its whole day; a moment takes no time. */
function eventLength(start: Clock, end: Clock | null, properties: readonly Property[], clocks: Clocks): Length {
  const written = properties.find(({ name }) => name === 'DTEND' || name === 'DURATION');
  const known = end ? null : lengthOf(properties.find(({ name }) => name === 'DURATION')?.value ?? '');
  if (start.isDate) {
    // Many programs end a day on the same day.
    const days = end ? Math.ceil((end.wall - start.wall) / day) : (known?.days ?? 0) + (known?.rest ?? 0) / day;
    return { days: Math.max(1, Math.ceil(days)), rest: 0 };
  }
  if (known) return known;
  if (!end) return written ? hour : { days: 0, rest: 0 };
  // A date as the end means its midnight on the same clock.
  const last = end.isDate
    ? instantAt(start, clocks, end.wall)
    : instantAt({ ...end, zone: end.zone ?? start.zone }, clocks);
  const rest = last - instantAt(start, clocks);
  return rest < 0 ? hour : { days: 0, rest };
}

/** The times of an RDATE, each with its own end if it has one; null for those that can't be read. */
function extrasOf(property: Property, clocks: Clocks): (Extra | null)[] {
  return property.value.split(',').flatMap((value) => {
    const [from = '', to] = value.split('/');
    const [clock] = clocksIn({ ...property, value: from }, clocks.zoneOf);
    if (!clock) return [null];
    const until = to === undefined ? null : clockOf(to, clock.zone);
    const rest = until ? instantAt(until, clocks) - instantAt(clock, clocks) : 0;
    return [{ clock, length: to === undefined ? null : until ? { days: 0, rest } : (lengthOf(to) ?? hour) }];
  });
}

const answerOf = ({ parameters: { PARTSTAT } }: Property) => PARTSTAT?.toUpperCase() ?? 'NEEDS-ACTION';
/** Some servers write the address into a parameter. */
const addressesOf = ({ value, parameters: { EMAIL = '' } }: Property) =>
  [value, EMAIL].map((each) => each.replace(/^mailto:/i, '').toLowerCase());

/** Whether the owner takes part: an event without them among its guests is theirs, as far as anyone can tell. */
function isAttended(
  attendees: readonly Property[],
  organisers: readonly Property[],
  { addresses, countsUnanswered }: Attendance,
): boolean {
  const isOwner = (each: Property) => addressesOf(each).some((address) => addresses.has(address));
  const answers = attendees.filter(isOwner).map(answerOf);
  if (answers.length === 0) return true;
  if (answers.every((answer) => answer === 'DECLINED' || answer === 'DELEGATED')) return false;
  return countsUnanswered || organisers.some(isOwner) || answers.some((answer) => answer !== 'NEEDS-ACTION');
}
