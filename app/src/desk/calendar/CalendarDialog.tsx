import { type FormEvent, useState } from 'react';
import { limits } from '../../domain/contract/limits.ts';
import { type CalendarCheck, calendarCheckSchema } from '../../domain/contract/staff/calendars.ts';
import { plural } from '../../domain/words.ts';
import { post, wordsOf } from '../deskApi.ts';
import { usePerformAction } from '../parts/Actions';
import { Field } from '../parts/Field';
import { FormError } from '../parts/FormError';
import { OpenDialog } from '../parts/OpenDialog';
import { formatMoment } from '../parts/times.ts';
import { button } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { HostField } from './hosts/HostField';

/** Adds a calendar by its address: first reads it, and shows its next busy times. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const performAction = usePerformAction();
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [belongsTo, setBelongsTo] = useState<string>();
  const [isChecking, setIsChecking] = useState(false);
  const [found, setFound] = useState<CalendarCheck | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const check = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecking(true);
    setProblem(null);
    try {
      setFound(await post('/calendars/check', { url }, calendarCheckSchema));
    } catch (error) {
      setProblem(wordsOf(error));
    }
    setIsChecking(false);
  };
  const add = async () => {
    onClose();
    await performAction({
      path: '/calendars',
      body: { name, url, belongsTo },
      done: `${name}: its busy times can no longer be booked.`,
    });
  };
  return (
    <OpenDialog title="Add a calendar address" onClose={onClose}>
      <form className={page.form} onSubmit={check}>
        <p>
          Copy the calendar’s address in the iCal format: Google calls it “secret address in iCal format”, Outlook
          “publish a calendar”, Apple “public calendar”, Nextcloud “subscription link”.
        </p>
        <Field
          label="Name, only for the team"
          value={name}
          limit={100}
          required
          onChange={(event) => setName(event.target.value)}
        />
        <Field
          label="Calendar address"
          type="url"
          placeholder="https://"
          value={url}
          limit={limits.url}
          required
          onChange={(event) => {
            setUrl(event.target.value);
            setFound(null);
          }}
        />
        <HostField label="Whose calendar is it?" chosen={belongsTo} onChoose={setBelongsTo} />
        <FormError>{problem}</FormError>
        {found ? <Found found={found} /> : null}
        <p>
          {found && name !== '' ? (
            <button type="button" className={button({ look: 'primary' })} onClick={add}>
              Add the calendar
            </button>
          ) : (
            <button type="submit" className={button({ look: 'primary' })} disabled={isChecking}>
              {isChecking ? 'Reading the calendar …' : 'Test the address'}
            </button>
          )}
        </p>
      </form>
    </OpenDialog>
  );
}

function Found({ found: { count, first, unread } }: { found: CalendarCheck }) {
  return (
    <div role="status">
      <p>
        The calendar can be read.{' '}
        {count === 0 ? 'It isn’t busy in the next 14 days.' : `Busy in the next 14 days: ${plural(count, 'time')}.`}
        {unread > 0 ? ` ${plural(unread, 'event')} couldn’t be read in full.` : ''}
      </p>
      <ul>
        {first.map(({ start, end }) => (
          <li key={start} className={page.fact}>
            {formatMoment(start)} to {formatMoment(end)}
          </li>
        ))}
      </ul>
    </div>
  );
}
