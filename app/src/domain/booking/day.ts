/** Days are texts, as "2026-11-24": the same day for everybody, whatever the clock. */

const milliseconds = 86_400_000;

/** Midnight UTC of the day, in milliseconds: for counting days, never for telling a time. */
function count(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** Whether the text is a day that exists: the 30th of February does not, and is not taken for the 2nd of March. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = count(text);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

export function addDays(day: string, days: number): string {
  return new Date(count(day) + days * milliseconds).toISOString().slice(0, 10);
}

/** Days from one to the other: 1 from today to tomorrow. */
export function daysBetween(from: string, to: string): number {
  return (count(to) - count(from)) / milliseconds;
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(count(day)).getUTCDay();
}

/** Every day from the first to the last, both included. */
export function daysFrom(first: string, last: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, at) => addDays(first, at));
}
