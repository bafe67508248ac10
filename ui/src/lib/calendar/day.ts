import { memoize } from './memoize';

/**
 * Days are text, "2026-11-24", and so are months, "2026-11". For date arithmetic each becomes its midnight in UTC, so that
 * neither the visitor's time zone nor a clock change can move it.
 */

export const toDate = (text: string): Date => new Date(`${text.slice(0, 7)}-${text.slice(8) || '01'}T00:00Z`);
export const toDay = memoize((date: Date): string => date.toISOString().slice(0, 10), Number);
export const monthOf = (day: string): string => day.slice(0, 7);

export const daysLater = (date: Date, days: number): Date => new Date(date.getTime() + days * 86_400_000);

/** The same day of another month, or that month's last. */
export function monthsLater(date: Date, months: number): Date {
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), last)));
}

export const nextDay = (day: string): string => toDay(daysLater(toDate(day), 1));
export const otherMonth = (month: string, months: number): string => monthOf(toDay(monthsLater(toDate(month), months)));

export function daysOf(month: string): string[] {
  const count = daysLater(monthsLater(toDate(month), 1), -1).getUTCDate();
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}

/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
