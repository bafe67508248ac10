import { type FormEvent, useState } from 'react';
import { limits } from '../../domain/contract/limits.ts';
import { type AccountAnswer, accountAnswerSchema } from '../../domain/contract/staff/calendars.ts';
import { post, wordsOf } from '../deskApi.ts';
import { usePerformAction } from '../parts/Actions';
import { Field } from '../parts/Field';
import { FormError } from '../parts/FormError';
import { OpenDialog } from '../parts/OpenDialog';
import { button, checkLabel, fieldLabel, input } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { HostField } from './hosts/HostField';

type Found = AccountAnswer['calendars'];

/** Adds a calendar of an account (CalDAV): first finds the calendars that the account has. */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const performAction = usePerformAction();
  const [account, setAccount] = useState({ url: '', username: '', password: '' });
  const [isFinding, setIsFinding] = useState(false);
  const [found, setFound] = useState<Found | null>(null);
  const [chosen, setChosen] = useState('');
  const [writes, setWrites] = useState(true);
  const [belongsTo, setBelongsTo] = useState<string>();
  const [problem, setProblem] = useState<string | null>(null);
  const { url, username, password } = account;
  const login = { username, password };
  const change = (field: keyof typeof account) => ({
    value: account[field],
    required: true,
    onChange: (event: { target: { value: string } }) => {
      setAccount({ ...account, [field]: event.target.value });
      setFound(null);
    },
  });
  const find = async () => {
    setIsFinding(true);
    setProblem(null);
    try {
      const { calendars } = await post('/calendars/account', { url, login }, accountAnswerSchema);
      setFound(calendars);
      setChosen(calendars[0]?.url ?? '');
    } catch (error) {
      setProblem(wordsOf(error));
    }
    setIsFinding(false);
  };
  const add = async (name: string) => {
    onClose();
    await performAction({
      path: '/calendars',
      body: { name, url: chosen, login, writes, belongsTo },
      done: `${name}: its busy times can no longer be booked.`,
    });
  };
  const calendar = found?.find((each) => each.url === chosen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (calendar ? add(calendar.name) : find());
  };
  return (
    <OpenDialog title="Add a calendar account" onClose={onClose}>
      <form className={page.form} onSubmit={submit}>
        <p>
          For Fastmail, iCloud, Nextcloud and others that speak CalDAV. Make an app password in the account’s security
          settings: it can be revoked there at any time. It is stored encrypted.
        </p>
        <Field label="Server address" type="url" placeholder="https://" limit={limits.url} {...change('url')} />
        <Field label="User name" autoComplete="off" limit={200} {...change('username')} />
        <Field label="App password" type="password" autoComplete="new-password" limit={200} {...change('password')} />
        <FormError>{problem}</FormError>
        {found ? <Choice found={found} chosen={chosen} onChoose={setChosen} /> : null}
        {calendar ? <HostField label="Whose calendar is it?" chosen={belongsTo} onChoose={setBelongsTo} /> : null}
        {calendar ? (
          <label className={checkLabel}>
            <input type="checkbox" checked={writes} onChange={(event) => setWrites(event.target.checked)} />
            Write calls into it
          </label>
        ) : null}
        <p>
          <button type="submit" className={button({ look: 'primary' })} disabled={isFinding}>
            {isFinding ? 'Looking for calendars …' : calendar ? 'Add the calendar' : 'Find calendars'}
          </button>
        </p>
      </form>
    </OpenDialog>
  );
}

interface ChoiceProps {
  found: Found;
  chosen: string;
  onChoose: (url: string) => void;
}

function Choice({ found, chosen, onChoose }: ChoiceProps) {
  if (found.length === 0) return <p role="status">This account has no calendar for appointments.</p>;
  return (
    <label className={fieldLabel}>
      Calendar
      <select className={input} value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {found.map(({ url, name }) => (
          <option key={url} value={url}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
