import { useState } from 'react';
import { limits } from '../../domain/contract/limits.ts';
import { type CalendarCheck, calendarCheckSchema } from '../../domain/contract/staff/calendars.ts';
import { plural } from '../../domain/words.ts';
import { post } from '../deskApi.ts';
import { StepForm, useForm } from '../login/StepForm';
import { usePerformAction } from '../parts/Actions';
import { LimitedField } from '../parts/LimitedField';
import { OpenDialog } from '../parts/OpenDialog';
import { formatMoment } from '../parts/times.ts';
import * as page from '../style/page.css.ts';
import { HostField } from './hosts/HostField';

/** Adds a calendar by its address: first reads it, and shows its next busy times. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const performAction = usePerformAction();
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [belongsTo, setBelongsTo] = useState<string>();
  const [found, setFound] = useState<CalendarCheck | null>(null);
  const add = async () => {
    onClose();
    await performAction({
      path: '/calendars',
      body: { name, url, belongsTo },
      done: `${name}: its busy times can no longer be booked.`,
    });
  };
  const form = useForm(async () =>
    found ? add() : setFound(await post('/calendars/check', { url }, calendarCheckSchema)),
  );
  return (
    <OpenDialog title="Add a calendar address" onClose={onClose}>
      <StepForm
        className={page.form}
        wide={false}
        form={form}
        submit={found ? 'Add the calendar' : 'Test the address'}
        busy="Reading the calendar …"
      >
        <p>
          Copy the calendar’s address in the iCal format: Google calls it “secret address in iCal format”, Outlook
          “publish a calendar”, Apple “public calendar”, Nextcloud “subscription link”.
        </p>
        <LimitedField label="Name, only for the team" value={name} limit={100} required onValueChange={setName} />
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
      </StepForm>
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
          <li key={start} className={page.entry}>
            {formatMoment(start)} to {formatMoment(end)}
          </li>
        ))}
      </ul>
    </div>
  );
}
