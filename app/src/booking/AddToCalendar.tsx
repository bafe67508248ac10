import { Button } from '@agency-site/ui/Button';
import { calendarFileOf } from '../api/meeting.ts';
import { paths } from '../content/links/paths.ts';
import { googleCalendarUrl } from '../domain/booking/googleCalendar.ts';
import { consultationMinutes } from '../domain/catalogue/consultation.ts';
import { match } from '../domain/matchPath.ts';
import { buttons } from './ending.css';
import { endingWords } from './endingWords.ts';

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
  const token = origin === location.origin ? match(paths.manageBooking, pathname)?.token : undefined;
  return token === undefined ? null : { path: pathname, token };
}
