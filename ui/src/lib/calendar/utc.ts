import type { DayPickerProps } from 'react-day-picker';
import { daysLater, monthsLater, toDay } from './day';

type DateLib = NonNullable<DayPickerProps['dateLib']>;
type Week = { weekStartsOn?: number | undefined } | undefined;

const months = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
const days = (date: Date) => date.getTime() / 86_400_000;
const same = (date: Date) => date;
/** How many days of its week precede it. */
const intoWeek = (date: Date, week: Week) => (date.getUTCDay() - (week?.weekStartsOn ?? 0) + 7) % 7;
const startOfWeek = (date: Date, week?: Week) => daysLater(date, -intoWeek(date, week));

/**
 * Date arithmetic in UTC for react-day-picker, which would otherwise use the visitor's time zone. Every date is a midnight
 * in UTC, and "yyyy-MM-dd" and "yyyy-MM" are the only patterns it formats.
 */
export const utc: DateLib = {
  addDays: daysLater,
  addWeeks: (date, weeks) => daysLater(date, weeks * 7),
  addMonths: monthsLater,
  addYears: (date, years) => monthsLater(date, years * 12),
  differenceInCalendarDays: (one, other) => days(one) - days(other),
  differenceInCalendarMonths: (one, other) => months(one) - months(other),
  startOfDay: same,
  startOfMonth: (date) => daysLater(date, 1 - date.getUTCDate()),
  endOfMonth: (date) => daysLater(monthsLater(daysLater(date, 1 - date.getUTCDate()), 1), -1),
  startOfWeek,
  endOfWeek: (date, week) => daysLater(startOfWeek(date, week), 6),
  getWeek: (date, week) => days(startOfWeek(date, week)) / 7,
  isSameDay: (one, other) => days(one) === days(other),
  isSameMonth: (one, other) => months(one) === months(other),
  format: (date, pattern) => toDay(date).slice(0, pattern.length),
};
