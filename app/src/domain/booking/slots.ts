import type { Hours, Opening } from '../catalogue/opening.ts';
import { instantOf, readClock } from './clock.ts';
import { addDays, daysBetween, isDay, weekdayOf } from './day.ts';
import { isIrishHoliday } from './holidays.ts';

/** A time taken up, in milliseconds since 1970. */
export interface Span {
  start: number;
  end: number;
}

const minute = 60_000;

/** The day it is at the agency. */
export function todayIn({ timeZone }: Opening, now: Date): string {
  return readClock(now.getTime(), timeZone).day;
}

/** The last day that can be booked. */
export function lastDay(opening: Opening, now: Date): string {
  return addDays(todayIn(opening, now), opening.horizon);
}

/**
 * The times of a day on offer now, taken or not: within the hours, not on a day off, not too soon and not too far away.
 * A day that does not exist has none.
 */
export function offeredSlots(opening: Opening, day: string, now: Date): readonly Span[] {
  if (!isDay(day)) return [];
  const ahead = daysBetween(todayIn(opening, now), day);
  if (ahead < 0 || ahead > opening.horizon || isDayOff(opening, day)) return [];
  const earliest = now.getTime() + opening.notice * minute;
  const hours = opening.week[weekdayOf(day)] ?? [];
  return hours.flatMap((open) => slotsWithin(opening, day, open)).filter(({ start }) => start >= earliest);
}

/** The slot that begins at a moment, if it is on offer now. */
export function offeredSlotAt(opening: Opening, start: number, now: Date): Span | undefined {
  const { day } = readClock(start, opening.timeZone);
  return offeredSlots(opening, day, now).find((slot) => slot.start === start);
}

/** Whether nothing that is booked, with its buffer, touches this slot with its own. */
export function isFree({ buffer }: Opening, slot: Span, booked: readonly Span[]): boolean {
  const pause = buffer * minute;
  return !booked.some(({ start, end }) => start < slot.end + pause && slot.start < end + pause);
}

function isDayOff({ publicHolidays, daysOff }: Opening, day: string): boolean {
  return (publicHolidays && isIrishHoliday(day)) || daysOff.some(({ from, to }) => from <= day && day <= to);
}

/** Counted in minutes that pass, so that a night with 25 hours has more of them. */
function slotsWithin({ timeZone, length, buffer }: Opening, day: string, [from, to]: Hours): Span[] {
  const [opens, closes] = [from, to].map((time) => instantOf({ day, minutes: minutesOf(time) }, timeZone));
  const slots: Span[] = [];
  for (let start = opens ?? 0; start + length * minute <= (closes ?? 0); start += (length + buffer) * minute) {
    slots.push({ start, end: start + length * minute });
  }
  return slots;
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}
