import { Button } from '@agency-site/ui/Button';
import { TextField } from '@agency-site/ui/TextField';
import '@agency-site/ui/Button.css';
import '@agency-site/ui/TextField.css';
import { useState } from 'react';
import { mailQuote } from '../../../api/quotes.ts';
import { messageOf } from '../../../api/request.ts';
import { emailError } from '../../../domain/forms/email.ts';
import { PlainForm } from '../../../lib/PlainForm';
import { emailField } from '../../../shell/contactFields.ts';
import { useFreeze } from '../../../shell/tool/useFreeze.ts';
import * as css from './savedQuote.css';
import { savedQuoteWords } from './words.ts';

interface MailQuoteProps {
  id: string;
  token: string;
  /** Initial value of the field. */
  email: string;
}

type State = { phase: 'idle' | 'sending' | 'sent' } | { phase: 'refused'; message: string };

const words = savedQuoteWords.mail;

/** Sends a saved quote by e-mail. The response is the same for every address. */
export function MailQuote({ id, token, email: begin }: MailQuoteProps) {
  const [email, setEmail] = useState(begin);
  const [state, setState] = useState<State>({ phase: 'idle' });
  const button = useFreeze(state.phase === 'sending', 'form');
  const send = async () => {
    if (state.phase === 'sending') return;
    const wrong = emailError(email);
    if (wrong !== null) return setState({ phase: 'refused', message: wrong });
    setState({ phase: 'sending' });
    try {
      await mailQuote(token, email.trim());
      setState({ phase: 'sent' });
    } catch (error) {
      setState({ phase: 'refused', message: messageOf(error) });
    }
  };
  return (
    <PlainForm id={id} className={css.form} onSubmit={send}>
      <TextField
        {...emailField}
        className={css.field}
        label={words.label}
        name="quote-email"
        hint={words.hint}
        value={email}
        error={state.phase === 'refused' ? state.message : undefined}
        onValueChange={(value) => {
          setEmail(value);
          setState({ phase: 'idle' });
        }}
      />
      <Button ref={button} type="submit" busy={state.phase === 'sending'} busyLabel={words.busy}>
        {words.action}
      </Button>
      <p className={css.said} aria-live="polite">
        {state.phase === 'sent' && words.done}
      </p>
    </PlainForm>
  );
}
