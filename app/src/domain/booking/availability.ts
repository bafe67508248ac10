import { fieldsOf } from '../record.ts';
import { type Moment, readMoment, readTime } from './moment.ts';

/** One bookable time of a day, as the server lists it. */
export interface Slot {
  /** The server's own text for it, sent back to book it. */
  value: string;
  /** Milliseconds since 1970. */
  start: number;
  /** `taken`: booked by someone else. `closed`: not bookable for another reason. */
  state: 'open' | 'taken' | 'closed';
}

/** The readable part of a response. */
export interface DaySlots {
  /** Sorted, without duplicates. */
  slots: readonly Slot[];
  /** Number of unreadable or duplicate entries. */
  ignored: number;
}

export interface RangeSlots {
  /** By day, as "2026-11-24". */
  days: Readonly<Record<string, readonly Slot[]>>;
  ignored: number;
}

/**
 * Reads the slots of a day: "a plain array or an object holding slots or availableSlots".
 * @returns null without a list, so that it isn't taken for a day without times
 */
export function parseSlots(answer: unknown, day: string, timeZone: string): DaySlots | null {
  const list = listIn(answer);
  if (!list) return null;
  const read = list.flatMap((entry) => parseSlot(entry, day, timeZone) ?? []);
  const slots = read
    .filter(({ start }, at) => read.findIndex((other) => other.start === start) === at)
    .sort((one, other) => one.start - other.start);
  return { slots, ignored: list.length - slots.length };
}

/**
 * Reads the slots of many days: "a map from calendar date (YYYY-MM-DD) to a list of slots".
 * @returns null when the answer is no such map: its sender only knows single days
 */
export function parseAvailability(answer: unknown, timeZone: string): RangeSlots | null {
  if (listIn(answer)) return null;
  const entries = Object.entries(fieldsOf(answer)).filter(([day]) => /^\d{4}-\d{2}-\d{2}$/.test(day));
  if (entries.length === 0) return null;
  const read = entries.map(([day, list]) => ({ day, parsed: parseSlots(list, day, timeZone) }));
  return {
    days: Object.fromEntries(read.flatMap(({ day, parsed }) => (parsed ? [[day, parsed.slots]] : []))),
    ignored: read.reduce((sum, { parsed }) => sum + (parsed?.ignored ?? 1), 0),
  };
}

function listIn(answer: unknown): readonly unknown[] | null {
  const { slots, availableSlots } = fieldsOf(answer);
  return [answer, slots, availableSlots].find((candidate) => Array.isArray(candidate)) ?? null;
}

function parseSlot(entry: unknown, day: string, timeZone: string): Slot | null {
  if (typeof entry === 'string') {
    const moment = readMoment(entry, timeZone);
    return moment && { ...moment, state: 'open' };
  }
  const fields = fieldsOf(entry);
  const moment = momentOf(fields, day, timeZone);
  return moment && { ...moment, state: stateOf(fields) };
}

/** Prefers a full date-time over display text, because it is what gets booked. */
function momentOf(fields: Readonly<Record<string, unknown>>, requestedDay: string, timeZone: string): Moment | null {
  const { iso, datetime, date, time } = fields;
  for (const text of [iso, datetime, date]) {
    const moment = typeof text === 'string' ? readMoment(text, timeZone) : null;
    if (moment) return moment;
  }
  return typeof time === 'string' ? readTime(time, typeof date === 'string' ? date : requestedDay, timeZone) : null;
}

function stateOf({ available, booked }: Readonly<Record<string, unknown>>): Slot['state'] {
  if (booked === true) return 'taken';
  return available === false ? 'closed' : 'open';
}
