import { ConsentSwitch } from '@agency-site/ui/ConsentSwitch';
import '@agency-site/ui/ConsentSwitch.css';
import { useState } from 'react';
import { switchNewsletter } from '../../api/account.ts';
import { messageOf } from '../../api/request.ts';
import type { NewsletterState } from '../../domain/contract/account.ts';
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
  const [news, setNews] = useState<'' | 'saving' | 'saved' | { message: string }>('');
  /** The requested state, while it is being saved. */
  const [wanted, setWanted] = useState<boolean>();
  const on = wanted ?? state === 'subscribed';
  const change = async (subscribed: boolean) => {
    if (news === 'saving') return;
    setNews('saving');
    setWanted(subscribed);
    try {
      onChange((await switchNewsletter(subscribed)).newsletter);
      setNews('saved');
    } catch (error) {
      setNews({ message: messageOf(error) });
    }
    setWanted(undefined);
  };
  return (
    <>
      <ConsentSwitch
        className={row}
        label={words.label}
        description={state === 'waiting' ? words.waiting : words.to(email)}
        topics={[]}
        checked={on}
        onCheckedChange={(subscribed) => void change(subscribed)}
      />
      <p className={status} role="status">
        {news === 'saving' && words.saving}
        {news === 'saved' && (on ? words.on : words.off)}
      </p>
      {typeof news === 'object' && (
        <p className={problem} role="alert">
          {news.message}
        </p>
      )}
    </>
  );
}
