/** A calendar entry. */
export interface CalendarEntry {
  title: string;
  details: string;
  location: string;
  /** Milliseconds since 1970. */
  start: number;
  minutes: number;
}

/** "20261124T093000Z". */
const stamp = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Link that opens Google Calendar with the entry filled in. Times are in UTC. */
export function googleCalendarUrl({ title, details, location, start, minutes }: CalendarEntry): string {
  const dates = `${stamp(start)}/${stamp(start + minutes * 60_000)}`;
  const query = new URLSearchParams({ action: 'TEMPLATE', text: title, dates, details, location });
  return `https://calendar.google.com/calendar/render?${query}`;
}
