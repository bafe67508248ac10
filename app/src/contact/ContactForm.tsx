import { TextField } from '@agency-site/ui/TextField';
import { type ReactNode, type Ref, Suspense, useRef, useState } from 'react';
import { openPage } from '../api/browser.ts';
import { openContactForm, sendMessage } from '../api/contact.ts';
import { paths } from '../content/links/paths.ts';
import { site } from '../content/site.ts';
import { type Message, messageProblems, tidyMessage } from '../domain/forms/message.ts';
import { PlainForm } from '../lib/PlainForm';
import { type FieldProps, useForm } from '../lib/useForm.ts';
import type { checkedFields } from '../shell/answer.ts';
import { emailField, nameField } from '../shell/contactFields.ts';
import { Problem } from '../shell/Problem';
import { SubmitButton } from '../shell/SubmitButton';
import { actions } from '../shell/style/actions.css';
import { lazyPart } from '../shell/tool/lazyPart.ts';
import { typedFields } from '../shell/tool/typedEarly.ts';
import * as css from './ContactForm.css';
import { contactWords } from './words.ts';

const AttachedPlan = lazyPart(async () => (await import('./AttachedPlan')).AttachedPlan);

const words = contactWords.form;

/**
 * The contact form. Without scripts the browser posts it, and the server renders the result.
 * @param plan the budget plan that it is about, as encoded in a link
 */
export function ContactForm({ plan }: { plan: string | undefined }) {
  const honeypot = useRef<HTMLInputElement>(null);
  const [promise, setPromise] = useState('');
  const { field, submit, busy, failure } = useForm({
    initial: () => typedFields(paths.contact, 'name', 'email', 'message'),
    problems: messageProblems,
    send: async (written) => {
      await sendMessage({ ...tidyMessage(written), website: honeypot.current?.value ?? '', ...(plan && { plan }) });
      openPage(paths.contactSent);
    },
    onFailure: () => {
      // A browser may have autofilled it; the message asks to send again.
      if (honeypot.current) honeypot.current.value = '';
    },
  });
  return (
    <PlainForm
      className={css.form}
      method="post"
      action={paths.contact}
      aria-labelledby="write"
      onFocus={() => openContactForm().then(setPromise)}
      onSubmit={submit}
    >
      <MessageFields field={field} honeypot={honeypot}>
        {plan && (
          <Suspense fallback={null}>
            <AttachedPlan plan={plan} />
          </Suspense>
        )}
      </MessageFields>
      <Problem>
        {failure && (
          <>
            {failure.message} {words.kept}
            {site.email !== null && (
              <>
                {' '}
                {words.byMail} <a href={`mailto:${site.email}`}>{site.email}</a>.
              </>
            )}
          </>
        )}
      </Problem>
      <div className={actions}>
        <SubmitButton tone="primary" busy={busy} busyLabel={words.sending}>
          {words.send}
        </SubmitButton>
        <p className={css.fine}>
          {promise && <b>{promise} </b>}
          {words.privacy} <a href={paths.privacy}>{words.privacyLink}</a>
        </p>
      </div>
    </PlainForm>
  );
}

interface MessageFieldsProps {
  /** Of a form with scripts, or of one that the server has checked. */
  field: ((name: keyof Message) => FieldProps) | ReturnType<typeof checkedFields<keyof Message>>;
  /** The honeypot. */
  honeypot?: Ref<HTMLInputElement>;
  children?: ReactNode;
}

/** The fields of the contact form, and below them what is sent along. */
export const MessageFields = ({ field, honeypot, children }: MessageFieldsProps) => (
  <>
    <div className={css.row}>
      <TextField {...nameField} {...field('name')} label={words.name} />
      <TextField {...emailField} {...field('email')} label={words.email} />
    </div>
    <TextField
      {...field('message')}
      label={words.message}
      hint={words.messageHint}
      multiline
      rows={6}
      className={css.message}
    />
    {children}
    <div className={css.honeypot} aria-hidden>
      <TextField ref={honeypot} label={words.honeypot} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  </>
);
