import { TextField } from '@agency-site/ui/TextField';
import { mailQuote } from '../../../api/quotes.ts';
import { emailError } from '../../../domain/forms/email.ts';
import { PlainForm } from '../../../lib/PlainForm';
import { useForm } from '../../../lib/useForm.ts';
import { emailField } from '../../../shell/contactFields.ts';
import { SubmitButton } from '../../../shell/SubmitButton';
import * as css from './savedQuote.css';
import { savedQuoteWords } from './words.ts';

interface MailQuoteProps {
  id: string;
  token: string;
  /** Initial value of the field. */
  email: string;
}

const words = savedQuoteWords.mail;

/** Sends a saved quote by e-mail. The response is the same for every address. */
export function MailQuote({ id, token, email: begin }: MailQuoteProps) {
  const form = useForm({
    initial: { email: begin },
    problems: ({ email }) => ({ email: emailError(email) }),
    send: async ({ email }) => {
      await mailQuote(token, email.trim());
      return words.done;
    },
    errorFields: { '*': 'email' },
  });
  return (
    <PlainForm id={id} className={css.form} onSubmit={form.submit}>
      <TextField
        {...form.field('email')}
        {...emailField}
        // Where it opens, the bar may cover it.
        autoFocus
        className={css.field}
        label={words.label}
        name="quote-email"
        hint={words.hint}
      />
      <SubmitButton busy={form.busy} busyLabel={words.busy}>
        {words.action}
      </SubmitButton>
      <p className={css.said} aria-live="polite">
        {form.words}
      </p>
    </PlainForm>
  );
}
