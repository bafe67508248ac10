import type { Opening } from '../catalogue/opening.ts';
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
  return openPeriods(opening, day)
    .flatMap((period) => slotsWithin(opening, period))
    .filter(({ start }) => start >= earliest);
}

/** The periods of a day in which consultations take place: none on a public holiday. Days off are not considered. */
export function openPeriods(
  { timeZone, week, publicHolidays }: Pick<Opening, 'timeZone' | 'week' | 'publicHolidays'>,
  day: string,
): readonly Span[] {
  if (publicHolidays && isIrishHoliday(day)) return [];
  const instant = (time: string) => instantOf({ day, minutes: minutesOf(time) }, timeZone);
  return (week[weekdayOf(day)] ?? []).map(([from, to]) => ({ start: instant(from), end: instant(to) }));
}

/** Whether a consultation lies within the opening hours, on the hour or not. Days off are not considered. */
export function isWithinHours(
  opening: Pick<Opening, 'timeZone' | 'week' | 'publicHolidays'>,
  { start, end }: Span,
): boolean {
  const { day } = readClock(start, opening.timeZone);
  return openPeriods(opening, day).some((period) => period.start <= start && end <= period.end);
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

function isDayOff({ daysOff }: Opening, day: string): boolean {
  return daysOff.some(({ from, to }) => from <= day && day <= to);
}

/** Counts elapsed minutes, so that a day with 25 hours has more slots. */
function slotsWithin({ length, buffer }: Opening, { start: opens, end: closes }: Span): Span[] {
  const slots: Span[] = [];
  for (let start = opens; start + length * minute <= closes; start += (length + buffer) * minute) {
    slots.push({ start, end: start + length * minute });
  }
  return slots;
}

/** Minutes since midnight of "09:30". */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}
