import ICAL from 'ical.js';
import { instantOf, knownTimeZone } from '../../../src/domain/booking/clock.ts';
import { day, hour, minute } from '../../../src/domain/durations.ts';
import { type Component, propertiesOf, withinTime, written } from './components.ts';
import { windowsZones } from './windowsZones.ts';

/** The instant of a time on the clocks of a zone, which is given as if it were UTC. In milliseconds. */
export type Zone = (wall: number) => number;

export const utc: Zone = (wall) => wall;
/** @param offset from UTC in milliseconds: 3,600,000 is an hour ahead of it */
export const fixedZone =
  (offset: number): Zone =>
  (wall) =>
    wall - offset;

/** How long a calendar's own description of a zone may take, in milliseconds. */
const describedTime = 2_000;

const cities = new Map(Intl.supportedValuesOf('timeZone').map((name) => [cityOf(name), name]));
function cityOf(name: string): string {
  return (name.split('/').at(-1) ?? '').replaceAll('_', ' ').toLowerCase();
}

/**
 * The IANA name of a time zone in a calendar: by that name, by the name of Windows, by its cities as in "(UTC+00:00) Dublin,
 * Edinburgh", or at the end of a path as in "/freeassociation.sourceforge.net/Europe/Dublin". Null for another.
 */
export function ianaNameOf(tzid: string): string | null {
  const parts = tzid.split('/').filter((part) => part !== '');
  const paths = [3, 2].map((count) => parts.slice(-count).join('/'));
  const listed = tzid.replace(/^\(.*?\)\s*/, '');
  const names = [
    windowsZones.get(tzid),
    tzid,
    ...(parts.length > 2 ? paths : []),
    /^tzone:\/\/Microsoft\/(.+)$/i.exec(tzid)?.[1],
    windowsZones.get(listed),
    windowsZones.get(`${listed.split(' Time (')[0]} Standard Time`),
    ...listed.split(',').map((city) => cities.get(city.trim().toLowerCase())),
  ];
  return names.map(knownTimeZone).find((name) => name !== null) ?? null;
}

/** A zone by its IANA name, by the rules of this machine. */
export function ianaZone(name: string): Zone {
  /** The offset at each midnight: looking one up takes long, and a repeating event needs thousands. */
  const midnights = new Map<number, number>();
  const offsetAt = (wall: number) => {
    const whole = wall - (wall % minute);
    return whole - instantOf(readingOf(whole), name);
  };
  const atMidnight = (number: number) => {
    const known = midnights.get(number) ?? offsetAt(number * day);
    midnights.set(number, known);
    return known;
  };
  return (wall) => {
    const today = Math.floor(wall / day);
    const offset = atMidnight(today);
    return wall - (offset === atMidnight(today + 1) ? offset : offsetAt(wall));
  };
}

function readingOf(wall: number) {
  const minutes = Math.floor((wall - Math.floor(wall / day) * day) / minute);
  return { day: new Date(wall).toISOString().slice(0, 10), minutes };
}

/** A time of the library as if it were UTC. */
export const wallOf = ({ year, month, day: date, hour: hours, minute: minutes, second }: ICAL.Time) =>
  Date.UTC(year, month - 1, date, hours, minutes, second);

/** A time without a zone, as the library has them. */
export function libraryTime(wall: number, isDate = false): ICAL.Time {
  const date = new Date(wall);
  return new ICAL.Time(
    {
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
      hour: date.getUTCHours(),
      minute: date.getUTCMinutes(),
      second: date.getUTCSeconds(),
      isDate,
    },
    ICAL.Timezone.localTimezone,
  );
}

/** A zone that a calendar describes (VTIMEZONE). @throws Error when it can't be understood */
function describedZone(description: Component): Zone {
  const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(written(description))));
  const offsetAt = (wall: number) => zone.utcOffset(libraryTime(wall)) * 1000;
  return (wall) => wall - offsetAt(wall);
}

const fixedOffset = /^(?:UTC|GMT)?([+-])(\d{1,2}):?(\d\d)?$/i;

/**
 * The zones of a calendar by their ids (TZID); null for one that can't be found. A known name counts more than the calendar's
 * description, which may be outdated or without summer time, unless that has an offset that the place never has.
 */
export function zonesOf(
  calendar: Component,
  { start, end }: { start: number; end: number },
): (tzid: string) => Zone | null {
  const descriptions = new Map<string, Component>();
  for (const each of calendar.components.filter(({ name }) => name === 'VTIMEZONE')) {
    const id = propertiesOf(each, new Set(['TZID']))[0]?.value;
    if (id !== undefined) descriptions.set(id, each);
  }
  const known = new Map<string, Zone | null>();
  /** Every offset in the span, and a year before it: whole, so that both halves of the year are seen. */
  const offsetsOf = (zone: Zone) => {
    const offsets = new Set<number>();
    for (let wall = start - 366 * day; wall < end; wall += 14 * day) offsets.add(wall - zone(wall));
    return offsets;
  };
  const find = (tzid: string): Zone | null => {
    const name = ianaNameOf(tzid);
    const named = name === null ? null : ianaZone(name);
    const description = descriptions.get(tzid);
    if (description) {
      try {
        const { described, offsets } = withinTime(() => {
          const zone = describedZone(description);
          return { described: zone, offsets: offsetsOf(zone) };
        }, describedTime);
        if (!named) return described;
        const usual = offsetsOf(named);
        if ([...offsets].some((offset) => !usual.has(offset))) return described;
      } catch {
        // Then its name has to do.
      }
    }
    const [, sign, hours, minutes = '0'] = fixedOffset.exec(tzid) ?? [];
    if (named || hours === undefined) return named;
    return fixedZone((sign === '-' ? -1 : 1) * (Number(hours) * hour + Number(minutes) * minute));
  };
  return (tzid) => {
    const id = tzid.trim();
    const zone = known.has(id) ? (known.get(id) ?? null) : find(id);
    known.set(id, zone);
    return zone;
  };
}
