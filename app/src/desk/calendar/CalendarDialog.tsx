import { useState } from 'react';
import { limits } from '../../domain/contract/limits.ts';
import { addCalendar, type CalendarCheck, checkCalendar } from '../../domain/contract/staff/calendars.ts';
import { plural } from '../../domain/words.ts';
import { ask } from '../deskApi.ts';
import { FormDialog, notYet } from '../parts/ActionForm';
import { LimitedField } from '../parts/LimitedField';
import { formatMoment } from '../parts/times.ts';
import * as page from '../style/page.css.ts';
import { HostField } from './hosts';

/** Adds a calendar by its address: first reads it, and shows its next busy times. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const [url, setUrl] = useState('');
  const [belongsTo, setBelongsTo] = useState<string>();
  const [found, setFound] = useState<CalendarCheck | null>(null);
  return (
    <FormDialog
      title="Add a calendar address"
      onClose={onClose}
      onSubmit={(entered) =>
        found
          ? {
              endpoint: addCalendar,
              body: { name: entered('name'), url, belongsTo },
              done: `${entered('name')}: its busy times can no longer be booked.`,
            }
          : ask(checkCalendar, { body: { url } }).then(setFound).then(notYet)
      }
      submit={found ? 'Add the calendar' : 'Test the address'}
      busy="Reading the calendar …"
    >
      <p>
        Copy the calendar’s address in the iCal format: Google calls it “secret address in iCal format”, Outlook
        “publish a calendar”, Apple “public calendar”, Nextcloud “subscription link”.
      </p>
      <LimitedField label="Name, only for the team" name="name" limit={100} required />
      <LimitedField
        label="Calendar address"
        type="url"
        placeholder="https://"
        value={url}
        limit={limits.url}
        required
        onValueChange={(to) => {
          setUrl(to);
          setFound(null);
        }}
      />
      <HostField label="Whose calendar is it?" chosen={belongsTo} onChoose={setBelongsTo} />
      {found ? <Found found={found} /> : null}
    </FormDialog>
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
          <li key={start} className={page.entry}>
            {formatMoment(start)} to {formatMoment(end)}
          </li>
        ))}
      </ul>
    </div>
  );
}
