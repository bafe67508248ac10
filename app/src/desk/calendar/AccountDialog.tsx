import { Checkbox } from '@agency-site/ui/Checkbox';
import { Select } from '@agency-site/ui/Select';
import { useState } from 'react';
import { limits } from '../../domain/contract/limits.ts';
import { type AccountAnswer, addCalendar, listAccountCalendars } from '../../domain/contract/staff/calendars.ts';
import { ask } from '../deskApi.ts';
import { FormDialog, notYet } from '../parts/ActionForm';
import { LimitedField } from '../parts/LimitedField';
import { HostField } from './hosts';

type Found = AccountAnswer['calendars'];

/** Adds a calendar of an account (CalDAV): first finds the calendars that the account has. */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const [account, setAccount] = useState({ url: '', username: '', password: '' });
  const [found, setFound] = useState<Found | null>(null);
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
