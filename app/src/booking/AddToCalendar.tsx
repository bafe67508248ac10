import { Button } from '@agency-site/ui/Button';
import { calendarFileOf } from '../api/meeting.ts';
import { paths } from '../content/links/paths.ts';
import { consultationMinutes } from '../domain/catalogue/consultation.ts';
import { matchPath } from '../domain/matchPath.ts';
import { buttons } from './ending.css';
import { endingWords } from './endingWords.ts';

/** A calendar entry. */
interface CalendarEntry {
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

interface AddToCalendarProps {
  /** Milliseconds since 1970. */
  start: number;
  /** Token of the booking link; without it there is no calendar file. */
  token: string | undefined;
}

const words = endingWords.entry;

/** Adds the consultation to a calendar: as a file, or in Google Calendar. */
export function AddToCalendar({ start, token }: AddToCalendarProps) {
  const { title, details, location } = words;
  const google = googleCalendarUrl({ title, details, location, start, minutes: consultationMinutes });
  return (
    // biome-ignore lint/a11y/useSemanticElements: links are not form fields
    <div role="group" aria-label={words.heading} className={buttons}>
      {token === undefined ? null : (
        <Button tone="ink" href={calendarFileOf(token)}>
          {words.file}
        </Button>
      )}
      <Button href={google} target="_blank" rel="noreferrer">
        {words.google}
      </Button>
    </div>
  );
}

/** The path of the manage link, if it is on this site. */
export function manageLink(url: string | undefined): { path: string; token: string } | null {
  if (url === undefined || !URL.canParse(url, location.origin)) return null;
  const { origin, pathname } = new URL(url, location.origin);
  const token = origin === location.origin ? matchPath(paths.manageBooking, pathname)?.token : undefined;
  return token === undefined ? null : { path: pathname, token };
}
