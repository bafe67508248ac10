import { addDays } from '../booking/day.ts';
import { openPeriods } from '../booking/slots.ts';
import type { Opening } from '../catalogue/opening.ts';
import { formatList } from '../words.ts';

/** When a part of an order is delivered. */
export interface Delivery {
  /** What is delivered: "Growth Campaign". */
  label: string;
  /** When: "5-7 days". */
  time: string;
}

/** Parts for which the catalogue has no time: they share a line. */
export const deliveredAsAgreed = (names: readonly string[]): readonly Delivery[] =>
  names.length === 0 ? [] : [{ label: formatList(names), time: 'Date agreed with you' }];

/**
 * The day by which a part is delivered at the latest: after the longest time that its text names, in days, or in days on which
 * the agency is open. Null if it names no days, and while the agency is never open.
 * @param begins the day on which the work begins
 */
export function deliveredBy(
  time: string,
  begins: string,
  opening: Pick<Opening, 'timeZone' | 'week' | 'publicHolidays'>,
): string | null {
  const [, most, business] = /(?<!\d)(\d{1,4})( business)? days?$/.exec(time) ?? [];
  if (most === undefined) return null;
  if (!business) return addDays(begins, Number(most));
  if (opening.week.every((hours) => hours.length === 0)) return null;
  let day = begins;
  for (let left = Number(most); left > 0; ) {
    day = addDays(day, 1);
    if (openPeriods(opening, day).length > 0) left -= 1;
  }
  return day;
}
