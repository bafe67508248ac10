/** An entry to be put into somebody's calendar. */
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

/** The page of Google Calendar on which the entry only has to be saved. In UTC, so that no zone can be taken for another. */
export function googleCalendarUrl({ title, details, location, start, minutes }: CalendarEntry): string {
  const dates = `${stamp(start)}/${stamp(start + minutes * 60_000)}`;
  const query = new URLSearchParams({ action: 'TEMPLATE', text: title, dates, details, location });
  return `https://calendar.google.com/calendar/render?${query}`;
}
