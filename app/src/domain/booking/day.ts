/** Days are strings such as "2026-11-24", independent of time zones. */

const milliseconds = 86_400_000;

/** Midnight UTC of the day in milliseconds, for counting days only. */
function count(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** Whether the day exists. 30 February does not, although `Date` reads it as 2 March. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = count(text);
  return new Date(at).getUTCDate() === Number(text.slice(8));
}

export function addDays(day: string, days: number): string {
  return new Date(count(day) + days * milliseconds).toISOString().slice(0, 10);
}

/** Number of days between two days: 1 from today to tomorrow. */
export function daysBetween(from: string, to: string): number {
  return (count(to) - count(from)) / milliseconds;
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(count(day)).getUTCDay();
}

/** 0 is Monday. */
export const placeInWeek = (day: string): number => (weekdayOf(day) + 6) % 7;

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -placeInWeek(day));

/** The week of a day by ISO 8601, "2026-W48": it belongs to the year of its Thursday. */
export function weekOf(day: string): string {
  const thursday = addDays(mondayOf(day), 3);
  const year = thursday.slice(0, 4);
  return `${year}-W${String(Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) + 1).padStart(2, '0')}`;
}

/** The first day of a week such as "2026-W48". */
export const firstDayOf = (week: string): string =>
  addDays(mondayOf(`${week.slice(0, 4)}-01-04`), (Number(week.slice(6)) - 1) * 7);

/** Every day from the first to the last, inclusive. */
export function daysFrom(first: string, last: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, at) => addDays(first, at));
}
