import { Button } from '@agency-site/ui/Button';
import { TextField } from '@agency-site/ui/TextField';
import { type Ref, useId, useRef, useState } from 'react';
import { mailQuote } from '../../../api/quotes.ts';
import { savedQuotePath } from '../../../content/links/paths.ts';
import { emailError } from '../../../domain/forms/email.ts';
import { PlainForm } from '../../../lib/PlainForm';
import { useForm } from '../../../lib/useForm.ts';
import type { SavedQuote } from '../../../orders/saved-quote/savedQuoteSchema.ts';
import { emailField } from '../../../shell/contactFields.ts';
import { SubmitButton } from '../../../shell/SubmitButton';
import * as css from './savedQuote.css';
import { savedQuoteWords } from './words.ts';

/** Opens the browser's print dialog, which can also save a PDF. */
export function PrintButton() {
  return <Button onClick={() => window.print()}>{savedQuoteWords.print}</Button>;
}

interface ShareProps {
  quote: SavedQuote;
  /** Initial value of the e-mail field. */
  email?: string | undefined;
  /** For the button that copies the link. */
  copyRef?: Ref<HTMLButtonElement>;
}

/** The link of a saved quote, with buttons to copy, e-mail and print it. */
export function Share({ quote, email, copyRef }: ShareProps) {
  const [copied, setCopied] = useState<string>();
  const [mailing, setMailing] = useState(false);
  const form = useId();
  const anchor = useRef<HTMLAnchorElement>(null);
  const link = `${location.origin}${savedQuotePath(quote.token)}`;
  const copy = async () => {
    const done = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    // Without clipboard access, visitors copy it themselves.
    if (!done && anchor.current) getSelection()?.selectAllChildren(anchor.current);
    setCopied(done ? savedQuoteWords.copy.done : savedQuoteWords.copy.failed);
  };
  return (
    <div className={css.share}>
      <p className={css.address}>
        <a ref={anchor} className={css.link} href={link}>
          {link.replace(/^https?:\/\//, '')}
        </a>
      </p>
      <div className={css.actions}>
        <Button ref={copyRef} onClick={() => void copy()}>
          {savedQuoteWords.copy.action}
        </Button>
        <PrintButton />
        {quote.valid && (
          <Button
            aria-expanded={mailing}
            aria-controls={mailing ? form : undefined}
            onClick={() => setMailing(!mailing)}
          >
            {savedQuoteWords.mail.open}
          </Button>
        )}
      </div>
      <p className={css.said} aria-live="polite">
        {copied}
      </p>
      {mailing && <MailQuote id={form} token={quote.token} email={email ?? ''} />}
    </div>
  );
}

interface MailQuoteProps {
  id: string;
  token: string;
  /** Initial value of the field. */
  email: string;
}

const words = savedQuoteWords.mail;

/** Sends a saved quote by e-mail. The response is the same for every address. */
function MailQuote({ id, token, email: begin }: MailQuoteProps) {
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
