import { Button } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { useState } from 'react';
import { messageOf } from '../api/request.ts';
import type { Done } from '../domain/contract/account.ts';
import { DescriptionList } from '../shell/DescriptionList';
import * as css from './account.css';
import { good, problem } from './form/form.css';
import { mailWords as words } from './words.ts';

interface MailSentProps {
  email: string;
  again: () => Promise<Done>;
  /** Goes back to the form. */
  onOther: () => void;
}

/** Shown after requesting an e-mail. The same for unknown addresses. */
export function MailSent({ email, again, onOther }: MailSentProps) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | { message: string }>('idle');
  const send = async () => {
    setState('sending');
    try {
      await again();
      setState('sent');
    } catch (error) {
      setState({ message: messageOf(error) });
    }
  };
  return (
    <>
      <DescriptionList className={css.facts} items={[{ name: words.sentTo, value: email }]} />
      <p className={css.note}>{words.missing}</p>
      {typeof state === 'object' && (
        <p className={problem} role="alert">
          {state.message}
        </p>
      )}
      <p className={good} role="status">
        {state === 'sent' && words.sentAgain}
      </p>
      <div className={css.buttons}>
        <Button busy={state === 'sending'} busyLabel={words.sending} onClick={() => void send()}>
          {words.again}
        </Button>
        <Button onClick={onOther}>{words.other}</Button>
      </div>
    </>
  );
}
