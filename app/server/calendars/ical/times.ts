import { day, hour, minute, second } from '../../../src/domain/durations.ts';
import type { Property } from './components.ts';
import { fixedZone, utc, type Zone } from './zones.ts';

/** A date, or a time on a clock. */
export interface Clock {
  /** As if it were UTC, in milliseconds. */
  wall: number;
  isDate: boolean;
  /** Null for a date, and for a time that floats. */
  zone: Zone | null;
}

/** How long something takes: days as the calendar counts them, and milliseconds. */
export interface Length {
  days: number;
  rest: number;
}

const clock = /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:\.\d+)?)?)?(Z|[+-]\d\d:?\d\d)?$/i;

/**
 * A value as in "20261124", "20261124T090000Z" and, as some programs write, "2026-11-24T09:00:00+01:00".
 * @returns null for what is no time
 */
export function clockOf(text: string, zone: Zone | null): Clock | null {
  const [, year, month, date, hours, minutes = '0', seconds = '0', offset] = clock.exec(text.trim()) ?? [];
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(date));
  const found = new Date(midnight);
  if (found.getUTCMonth() + 1 !== Number(month) || found.getUTCDate() !== Number(date)) return null;
  if (hours === undefined) return { wall: midnight, isDate: true, zone: null };
  if (Number(hours) > 24 || Number(minutes) > 59 || Number(seconds) > 60) return null;
  const wall = midnight + Number(hours) * hour + Number(minutes) * minute + Number(seconds) * second;
  return { wall, isDate: false, zone: offset === undefined ? zone : offsetZone(offset) };
}

function offsetZone(offset: string): Zone {
  if (/^z$/i.test(offset)) return utc;
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(offset) ?? [];
  return fixedZone((sign === '-' ? -1 : 1) * (Number(hours) * hour + Number(minutes) * minute));
}

/** The times of a property; null for each that can't be read. A date may be written as its midnight. */
export function clocksIn({ parameters, value }: Property, zoneOf: (tzid: string) => Zone | null): (Clock | null)[] {
  const { TZID, VALUE } = parameters;
  return value.split(',').map((text) => {
    const time = clockOf(text, TZID === undefined ? null : zoneOf(TZID));
    return VALUE?.toUpperCase() === 'DATE' && time && time.wall % day === 0
      ? { wall: time.wall, isDate: true, zone: null }
      : time;
  });
}

/** "PT1H30M" or "P1D". @returns null for what is no duration, or a negative one */
export function lengthOf(text: string): Length | null {
  const [match, weeks = '0', days = '0', hours = '0', minutes = '0', seconds = '0'] =
    /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i.exec(text.trim()) ?? [];
  if (match === undefined) return null;
  const rest = Number(hours) * hour + Number(minutes) * minute + Number(seconds) * second;
  return { days: Number(weeks) * 7 + Number(days), rest };
}

/**
 * The date that a time means where a date is expected. Exchange writes dates as midnights, in UTC as midnight of the zone:
 * that is the nearest one.
 */
export function dateOf({ wall, isDate, zone }: Clock): number {
  return Math.floor((isDate || zone !== utc ? wall : wall + day / 2) / day) * day;
}
