import { readClock } from '../../../domain/booking/clock.ts';

/** A part of a day, in minutes on the clock since midnight. */
export interface Period {
  from: number;
  to: number;
}

/** Two instants in UTC, as the API has them. */
export interface Instants {
  start: string;
  end: string;
}

const wholeDay = 24 * 60;
/** The hours of a week without any. */
const usual: Period = { from: 9 * 60, to: 17 * 60 };

/**
 * The part of a day that lies between two instants, as the clock shows it; undefined without one. When the clock is set back
 * meanwhile and would end before it began, the part is as long as the time that passes.
 * @param day "2026-11-24"
 */
export function periodOn(day: string, { start, end }: Instants, timeZone: string): Period | undefined {
  const [begins, ends] = [Date.parse(start), Date.parse(end)];
  const [first, last] = [readClock(begins, timeZone), readClock(ends, timeZone)];
  if (first.day > day || last.day < day || (last.day === day && first.day < day && last.minutes === 0))
    return undefined;
  const from = first.day < day ? 0 : first.minutes;
  const to = last.day > day ? wholeDay : last.minutes;
  return { from, to: to > from ? to : Math.min(wholeDay, from + (ends - begins) / 60_000) };
}

/**
 * The hours that a week shows: those of opening and one on each side, and those of every call, whole.
 * @param open the opening hours of all days @param calls those of all days
 */
export function hoursShown(open: readonly Period[], calls: readonly Period[]): Period {
  const { from, to } = around(open.length > 0 ? open : [usual]);
  const all = around([{ from: from - 60, to: to + 60 }, ...calls]);
  return {
    from: Math.max(0, Math.floor(all.from / 60) * 60),
    to: Math.min(wholeDay, Math.ceil(all.to / 60) * 60),
  };
}

const around = (periods: readonly Period[]): Period => ({
  from: Math.min(...periods.map(({ from }) => from)),
  to: Math.max(...periods.map(({ to }) => to)),
});

/** The part within other hours; undefined without one. */
export function clip({ from, to }: Period, within: Period): Period | undefined {
  const clipped = { from: Math.max(from, within.from), to: Math.min(to, within.to) };
  return clipped.from < clipped.to ? clipped : undefined;
}

/** Periods that overlap or touch, as one. */
export function merge(periods: readonly Period[]): Period[] {
  const merged: Period[] = [];
  for (const { from, to } of periods.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
}

/** Periods in parts: a part ends where a cut is. @param cuts minutes on the clock, in any order */
export const cutAt = (periods: readonly Period[], cuts: readonly number[]): Period[] =>
  periods.flatMap(({ from, to }) => {
    const begins = [...new Set([from, ...cuts.filter((cut) => from < cut && cut < to)])].sort(
      (one, other) => one - other,
    );
    return begins.map((begin, at) => ({ from: begin, to: begins[at + 1] ?? to }));
  });

/** The column of a period among those that overlap it. */
export interface Place {
  /** From the left; 0 is the first. */
  column: number;
  /** How many it takes, up to the next period. */
  width: number;
  /** How many there are. */
  columns: number;
}

/**
 * Columns for periods, so that none covers another: each takes the leftmost free one, and those to its right that stay free.
 * @param periods by start; of those that start together, the first one is on the left
 * @param shortest minutes that a period takes at least, however short
 * @returns in the order of the periods
 */
export function sideBySide(periods: readonly Period[], shortest: number): Place[] {
  const taken = periods.map(({ from, to }) => ({ from, to: Math.max(to, from + shortest), column: 0 }));
  const groups: (typeof taken)[] = [];
  let ends = Number.NEGATIVE_INFINITY;
  for (const each of taken) {
    if (each.from < ends) groups.at(-1)?.push(each);
    else groups.push([each]);
    ends = Math.max(ends, each.to);
  }
  const overlap = (one: Period, other: Period) => one.from < other.to && other.from < one.to;
  const places = new Map<Period, Place>();
  for (const group of groups) {
    const isFree = (each: Period, column: number, others: typeof taken) =>
      !others.some((other) => other !== each && other.column === column && overlap(each, other));
    group.forEach((each, at) => {
      while (!isFree(each, each.column, group.slice(0, at))) each.column += 1;
    });
    const columns = 1 + Math.max(...group.map(({ column }) => column));
    for (const each of group) {
      let width = 1;
      while (each.column + width < columns && isFree(each, each.column + width, group)) width += 1;
      places.set(each, { column: each.column, width, columns });
    }
  }
  return taken.map((each) => places.get(each) ?? { column: 0, width: 1, columns: 1 });
}

/**
 * The time to book where a day was clicked: the free time that lies there, or else the half hour.
 * @param minutes on the clock @param free the free times of the day
 * @returns when it begins, and whether visitors can book it
 */
export function timeAt(minutes: number, free: readonly Period[]): { minutes: number; isFree: boolean } {
  const found = free.find(({ from, to }) => from <= minutes && minutes < to);
  return found ? { minutes: found.from, isFree: true } : { minutes: Math.floor(minutes / 30) * 30, isFree: false };
}
