import { Button } from '@agency-site/ui/Button';
import { Checkbox } from '@agency-site/ui/Checkbox';
import { Select } from '@agency-site/ui/Select';
import { useState } from 'react';
import { limits } from '../../domain/contract/limits.ts';
import {
  type AccountAnswer,
  addCalendar,
  type Calendar,
  type CalendarCheck,
  checkCalendar,
  countInvitations,
  deleteCalendar,
  listAccountCalendars,
  listCalendars,
  reloadCalendar,
} from '../../domain/contract/staff/calendars.ts';
import { plural } from '../../domain/words.ts';
import { ask, queryOf } from '../deskApi.ts';
import { FormDialog, notYet } from '../parts/ActionForm';
import { usePerformAction, useRun } from '../parts/Actions.ts';
import { ActionButton, DialogButton, useMayCall } from '../parts/buttons';
import { LimitedField } from '../parts/LimitedField';
import { ListSection } from '../parts/Loaded';
import { formatMoment } from '../parts/times.ts';
import * as page from '../style/page.css';
import * as css from './calendar.css';
import { HostField } from './hosts';

export const calendarsQuery = queryOf(listCalendars);

/** The calendars of the team, whose busy times can't be booked. */
export const CalendarsSection = () => (
  <ListSection
    title="Your calendars"
    aside="While one is busy, no calls can be booked"
    of={calendarsQuery}
    rows={({ calendars }) => calendars.map((calendar) => <Row key={calendar.id} calendar={calendar} />)}
    none="None yet. Visitors see every time in the opening hours as free."
  >
    {useMayCall(addCalendar) ? (
      <div className={page.below}>
        <DialogButton dialog={(onClose) => <CalendarDialog onClose={onClose} />}>Add a calendar address</DialogButton>
        <DialogButton dialog={(onClose) => <AccountDialog onClose={onClose} />}>Add a calendar account</DialogButton>
      </div>
    ) : null}
  </ListSection>
);

function Row({ calendar }: { calendar: Calendar }) {
  const performAction = usePerformAction();
  const run = useRun();
  const mayRead = useMayCall(reloadCalendar);
  const { id, name, belongsTo, server, readAt, failure, unread, skipped, countsUnanswered, closes, writes } = calendar;
  const readNow = () => run(() => ask(reloadCalendar, { params: { id } }));
  const setInvitations = (areBusy: boolean) =>
    performAction({
      endpoint: countInvitations,
      params: { id },
      body: { areBusy },
      done: `${name}: unanswered invitations are ${areBusy ? 'busy' : 'free'}.`,
    });
  return (
    <li className={`${page.row} ${css.calendarRow}`}>
      <span className={css.who}>
        <span className={page.strong}>{name}</span>
        <span className={page.fine}>
          {belongsTo === null ? '' : `${belongsTo} · `}
          {server} · last read {formatMoment(readAt)}
          {writes ? ' · calls are written into it, and taken out if you remove it' : ''}
        </span>
        {unread > 0 ? (
          <span className={page.alarm}>
            {plural(unread, 'event')} couldn’t be read in full: {skipped.map((each) => `“${each}”`).join(', ')}
            {unread > skipped.length ? ' and others' : ''}
          </span>
        ) : null}
        {failure === null ? null : <span className={page.alarm}>{failure}</span>}
        {closes ? (
          <span className={page.alarm}>
            Nothing can be booked{belongsTo === null ? '' : ` with ${belongsTo}`} until it is read again.
          </span>
        ) : null}
        {useMayCall(countInvitations) ? (
          <Checkbox
            label="Unanswered invitations are busy"
            aria-label={`Unanswered invitations are busy: ${name}`}
            checked={countsUnanswered}
            onCheckedChange={setInvitations}
          />
        ) : null}
      </span>
      <span className={css.buttons}>
        {mayRead ? (
          <Button aria-label={`Read now: ${name}`} onClick={readNow}>
            Read now
          </Button>
        ) : null}
        <ActionButton
          tone="danger"
          aria-label={`Remove ${name}`}
          action={{
            endpoint: deleteCalendar,
            params: { id },
            done: `${name} is removed: its busy times can be booked.${writes ? ' The calls that we wrote into it are being taken out.' : ''}`,
          }}
        >
          Remove
        </ActionButton>
      </span>
    </li>
  );
}

/** Adds a calendar of an account (CalDAV): first finds the calendars that the account has. */
function AccountDialog({ onClose }: { onClose: () => void }) {
  const [account, setAccount] = useState({ url: '', username: '', password: '' });
  const [found, setFound] = useState<AccountAnswer['calendars'] | null>(null);
  const [chosen, setChosen] = useState('');
  const [writes, setWrites] = useState(true);
  const [belongsTo, setBelongsTo] = useState<string>();
  const { url, username, password } = account;
  const login = { username, password };
  const change = (field: keyof typeof account) => ({
    value: account[field],
    required: true,
    onValueChange: (value: string) => {
      setAccount({ ...account, [field]: value });
      setFound(null);
    },
  });
  const find = async () => {
    const { calendars } = await ask(listAccountCalendars, { body: { url, login } });
    setFound(calendars);
    setChosen(calendars[0]?.url ?? '');
  };
  const calendar = found?.find((each) => each.url === chosen);
  return (
    <FormDialog
      title="Add a calendar account"
      onClose={onClose}
      onSubmit={() =>
        calendar
          ? {
              endpoint: addCalendar,
              body: { name: calendar.name, url: chosen, login, writes, belongsTo },
              done: `${calendar.name}: its busy times can no longer be booked.`,
            }
          : find().then(notYet)
      }
      submit={calendar ? 'Add the calendar' : 'Find calendars'}
      busy="Looking for calendars …"
    >
      <p>
        For Fastmail, iCloud, Nextcloud and others that speak CalDAV. Make an app password in the account’s security
        settings: it can be revoked there at any time. It is stored encrypted.
      </p>
      <LimitedField label="Server address" type="url" placeholder="https://" limit={limits.url} {...change('url')} />
      <LimitedField label="User name" autoComplete="off" limit={200} {...change('username')} />
      <LimitedField
        label="App password"
        type="password"
        autoComplete="new-password"
        limit={200}
        {...change('password')}
      />
      {found?.length === 0 ? <p role="status">This account has no calendar for appointments.</p> : null}
      {calendar ? (
        <Select
          label="Calendar"
          options={(found ?? []).map((each) => ({ value: each.url, label: each.name }))}
          value={chosen}
          onValueChange={setChosen}
        />
      ) : null}
      {calendar ? <HostField label="Whose calendar is it?" chosen={belongsTo} onChoose={setBelongsTo} /> : null}
      {calendar ? <Checkbox label="Write calls into it" checked={writes} onCheckedChange={setWrites} /> : null}
    </FormDialog>
  );
}

/** Adds a calendar by its address: first reads it, and shows its next busy times. */
function CalendarDialog({ onClose }: { onClose: () => void }) {
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
