import type { Hours, Opening } from '../catalogue/opening.ts';
import { minute } from '../durations.ts';
import { instantOf, readClock } from './clock.ts';
import { addDays, daysBetween, daysFrom, isDay, weekdayOf } from './day.ts';
import { isIrishHoliday } from './holidays.ts';

/** A booked period, in milliseconds since 1970. */
export interface Span {
  start: number;
  end: number;
}

/** Today in the agency's time zone. */
export function todayIn({ timeZone }: Opening, now: Date): string {
  return readClock(now.getTime(), timeZone).day;
}

/** The last day that can be booked. */
export function lastBookableDay(opening: Opening, now: Date): string {
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
  return hoursOn(opening, day)
    .flatMap((hours) => slotsWithin(opening, day, hours))
    .filter(({ start }) => start >= earliest);
}

const hoursOn = ({ week, publicHolidays }: Pick<Opening, 'week' | 'publicHolidays'>, day: string) =>
  publicHolidays && isIrishHoliday(day) ? [] : (week[weekdayOf(day)] ?? []);

const spanOf = (day: string, [from, to]: Hours, { timeZone }: Pick<Opening, 'timeZone'>): Span => ({
  start: instantOf({ day, minutes: minutesOf(from) }, timeZone),
  end: instantOf({ day, minutes: minutesOf(to) }, timeZone),
});

/** The periods of a day in which consultations take place: none on a public holiday. Days off are not considered. */
export function openPeriods(
  opening: Pick<Opening, 'timeZone' | 'week' | 'publicHolidays'>,
  day: string,
): readonly Span[] {
  return hoursOn(opening, day).map((hours) => spanOf(day, hours, opening));
}

/**
 * When a message sent now is answered at the latest: after so many hours in which the agency is open, rounded up to half an hour.
 * Null if it isn't open for so long in the next 60 days.
 */
export function answeredBy(opening: Opening, now: Date, hours: number): number | null {
  const half = 30 * minute;
  const today = todayIn(opening, now);
  let left = hours * 60 * minute;
  for (const day of daysFrom(today, addDays(today, 60))) {
    if (isDayOff(opening, day)) continue;
    for (const { start, end } of openPeriods(opening, day)) {
      const from = Math.max(start, now.getTime());
      if (end - from >= left) return Math.ceil((from + left) / half) * half;
      left -= Math.max(0, end - from);
    }
  }
  return null;
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

/** Whether a day is among the days off, as entered or by the catalogue. Public holidays are not. */
export function isDayOff({ daysOff }: Pick<Opening, 'daysOff'>, day: string): boolean {
  return daysOff.some(({ from, to }) => from <= day && day <= to);
}

/**
 * The grid of a period's slots. Openings that are shown together and overlap share one, from the first of them on, as narrow
 * as the least buffer allows: visitors see 9:00, 9:30, 10:00, not 9:30, 9:45, 10:00. `isFree` keeps the longer buffers.
 */
function gridOf(opening: Opening, day: string, hours: Hours): { from: number; step: number } {
  const all = (opening.together ?? [opening]).flatMap(({ buffer, ...each }) =>
    hoursOn(each, day).map((period) => ({ ...minutesIn(period), buffer })),
  );
  const widest = { ...minutesIn(hours), buffer: opening.buffer };
  for (let count = 0; ; ) {
    const met = all.filter(({ from, to }) => from < widest.to && widest.from < to);
    if (met.length === count) return { from: widest.from, step: opening.length + widest.buffer };
    count = met.length;
    widest.from = Math.min(widest.from, ...met.map(({ from }) => from));
    widest.to = Math.max(widest.to, ...met.map(({ to }) => to));
    widest.buffer = Math.min(widest.buffer, ...met.map(({ buffer }) => buffer));
  }
}

const minutesIn = ([from, to]: Hours) => ({ from: minutesOf(from), to: minutesOf(to) });

/** Counts elapsed minutes, so that a day with 25 hours has more slots. */
function slotsWithin(opening: Opening, day: string, hours: Hours): Span[] {
  const { length, timeZone } = opening;
  const { from, step } = gridOf(opening, day, hours);
  const period = spanOf(day, hours, opening);
  const first = instantOf({ day, minutes: from }, timeZone);
  const slots: Span[] = [];
  for (let start = first; start + length * minute <= period.end; start += step * minute) {
    if (start >= period.start) slots.push({ start, end: start + length * minute });
  }
  return slots;
}

/** Minutes since midnight of "09:30". */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** "09:30", of the minutes since midnight. */
export const timeOfDay = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
