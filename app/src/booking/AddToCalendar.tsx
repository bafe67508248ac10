import { Button } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { calendarFileOf } from '../api/meeting.ts';
import { googleCalendarUrl } from '../domain/booking/googleCalendar.ts';
import { consultationMinutes } from '../domain/catalogue/consultation.ts';
import { buttons } from './ending.css';
import { endingWords } from './endingWords.ts';

interface AddToCalendarProps {
  /** Milliseconds since 1970. */
  start: number;
  /** Of the link to the booking; without it there is no file. */
  token: string | undefined;
}

const words = endingWords.entry;

/** The call for the visitor's own calendar: as a file for any, or in Google's. */
export function AddToCalendar({ start, token }: AddToCalendarProps) {
  const { title, details, location } = words;
  const google = googleCalendarUrl({ title, details, location, start, minutes: consultationMinutes });
  return (
    // biome-ignore lint/a11y/useSemanticElements: two links are no fields of a form
    <div role="group" aria-label={words.heading} className={buttons}>
      {token === undefined ? null : <Button href={calendarFileOf(token)}>{words.file}</Button>}
      <Button href={google} target="_blank" rel="noreferrer">
        {words.google}
      </Button>
    </div>
  );
}
