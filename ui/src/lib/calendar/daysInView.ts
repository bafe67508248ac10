import { daysLater, daysOf, monthOf, otherMonth, toDate, toDay, type Weekday } from './day';

const weeks = (count: number) => count * 7;

/**
 * The days that are shown of a month. In the current month these are the days from this week on; if it has at most two weeks
 * left, the first weeks of the next month follow, four weeks in all. With several `months`, the others follow whole.
 */
export function daysInView(
  month: string,
  today: string,
  lastMonth: string | undefined,
  weekStartsOn: Weekday,
  months = 1,
): string[] {
  const days = daysOf(month);
  const others = Array.from({ length: months - 1 }, (_, place) => otherMonth(month, place + 1))
    .filter((one) => one <= (lastMonth ?? one))
    .flatMap(daysOf);
  if (month !== monthOf(today)) return [...days, ...others];
  const intoWeek = (toDate(today).getUTCDay() - weekStartsOn + 7) % 7;
  const after = (count: number) => toDay(daysLater(toDate(today), count - intoWeek));
  const left = days.filter((day) => day >= after(0));
  const next = otherMonth(month, 1);
  if (others.length > 0) return [...left, ...others];
  if (after(weeks(2)) <= `${month}-31` || next > (lastMonth ?? next)) return left;
  return [...left, ...daysOf(next).filter((day) => day < after(weeks(4)))];
}

/** The months of which days are shown, whatever day the week begins on. */
export function monthsInView(month: string, today: string, lastMonth: string | undefined, months?: number): string[] {
  // Most days follow in a week that begins today.
  const weekStartsOn = toDate(today).getUTCDay() as Weekday;
  return [...new Set(daysInView(month, today, lastMonth, weekStartsOn, months).map(monthOf))];
}
