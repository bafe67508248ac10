import { ConsentSwitch } from '@agency-site/ui/ConsentSwitch';
import { useState } from 'react';
import { switchNewsletter } from '../../api/account.ts';
import type { NewsletterState } from '../../domain/contract/account.ts';
import { useTask } from '../../lib/useTask.ts';
import { row } from '../../shell/descriptionList.css';
import { problem } from '../form/form.css';
import { status } from './user.css';
import { newsletterSwitchWords as words } from './words.ts';

interface NewsletterSwitchProps {
  email: string;
  state: NewsletterState;
  onChange: (state: NewsletterState) => void;
}

/** Takes effect at once: the address is verified, so no confirmation e-mail is needed. */
export function NewsletterSwitch({ email, state, onChange }: NewsletterSwitchProps) {
  /** The requested state, while it is being saved. */
  const [wanted, setWanted] = useState(false);
  const { run, busy, done, failure } = useTask(async (subscribed: boolean) => {
    setWanted(subscribed);
    onChange((await switchNewsletter(subscribed)).newsletter);
  });
  const on = busy ? wanted : state === 'subscribed';
  return (
    <>
      <ConsentSwitch
        className={row}
        label={words.label}
        description={state === 'waiting' ? words.waiting : words.to(email)}
        topics={[]}
        checked={on}
        onCheckedChange={run}
      />
      <p className={status} role="status">
        {busy && words.saving}
        {done && (on ? words.on : words.off)}
      </p>
      {failure && (
        <p className={problem} role="alert">
          {failure.message}
        </p>
      )}
    </>
  );
}
