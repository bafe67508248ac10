import { instantOf } from './clock.ts';
import { isDay } from './day.ts';

export interface Moment {
  /** The text it was parsed from, or an ISO date-time. */
  value: string;
  /** Milliseconds since 1970. */
  start: number;
}

const dateTime = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/i;
const clockTime = /^(\d{1,2}):(\d{2})(?:\s*([ap])\.?m\.?)?$/i;

/** Parses an ISO date-time; without an offset, it is local time in the zone. Null if it isn't valid. */
export function readMoment(text: string, timeZone: string): Moment | null {
  const [, day = '', hours = '', minutes = '', seconds = '0', offset] = dateTime.exec(text.trim()) ?? [];
  if (!isDay(day) || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  const wall = Number(hours) * 60 + Number(minutes);
  const start = offset ? Date.parse(text.trim().replace(' ', 'T')) : instantOf({ day, minutes: wall }, timeZone);
  return Number.isNaN(start) ? null : { value: text, start };
}

/** Parses a time of day, "9:30 AM" or "14:30", as local time in the zone. */
export function readTime(text: string, day: string, timeZone: string): Moment | null {
  const [, hours = '', minutes = '', half] = clockTime.exec(text.trim()) ?? [];
  const hour = Number(hours);
  const possible = half ? hour >= 1 && hour <= 12 : hour <= 23;
  if (!hours || !isDay(day) || !possible || Number(minutes) > 59) return null;
  const wall = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour;
  const start = instantOf({ day, minutes: wall * 60 + Number(minutes) }, timeZone);
  return { value: new Date(start).toISOString(), start };
}
