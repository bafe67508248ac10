import type { Hours, Opening } from '../catalogue/opening.ts';
import { instantOf, readClock } from './clock.ts';
import { addDays, daysBetween, isDay, weekdayOf } from './day.ts';
import { isIrishHoliday } from './holidays.ts';

/** A booked period, in milliseconds since 1970. */
export interface Span {
  start: number;
  end: number;
}

const minute = 60_000;

/** Today in the agency's time zone. */
export function todayIn({ timeZone }: Opening, now: Date): string {
  return readClock(now.getTime(), timeZone).day;
}

/** The last day that can be booked. */
export function lastDay(opening: Opening, now: Date): string {
  return addDays(todayIn(opening, now), opening.horizon);
}

/**
 * The times offered on a day, booked or not: within opening hours, not on a day off, not too soon and not too far ahead.
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

/** The offered slot that begins at an instant, if there is one. */
export function offeredSlotAt(opening: Opening, start: number, now: Date): Span | undefined {
  const { day } = readClock(start, opening.timeZone);
  return offeredSlots(opening, day, now).find((slot) => slot.start === start);
}

/** Whether a slot is free: no booking overlaps it, buffers included. */
export function isFree({ buffer }: Opening, slot: Span, booked: readonly Span[]): boolean {
  const pause = buffer * minute;
  return !booked.some(({ start, end }) => start < slot.end + pause && slot.start < end + pause);
}

function isDayOff({ publicHolidays, daysOff }: Opening, day: string): boolean {
  return (publicHolidays && isIrishHoliday(day)) || daysOff.some(({ from, to }) => from <= day && day <= to);
}

/** Counts elapsed minutes, so that a day with 25 hours has more slots. */
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
