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

/** Every day from the first to the last, inclusive. */
export function daysFrom(first: string, last: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, at) => addDays(first, at));
}
