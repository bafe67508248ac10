import { TextField } from '@agency-site/ui/TextField';
import { Suspense, useRef } from 'react';
import { openPage } from '../api/browser.ts';
import { openContactForm, sendMessage } from '../api/contact.ts';
import { paths } from '../content/links/paths.ts';
import { site } from '../content/site.ts';
import { messageProblems, tidyMessage } from '../domain/forms/message.ts';
import { PlainForm } from '../lib/PlainForm';
import { useForm } from '../lib/useForm.ts';
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
  /** The honeypot. */
  const trap = useRef<HTMLInputElement>(null);
  const { field, submit, busy, failure } = useForm({
    initial: () => typedFields(paths.contact, 'name', 'email', 'message'),
    problems: messageProblems,
    send: async (written) => {
      await sendMessage({ ...tidyMessage(written), website: trap.current?.value ?? '', ...(plan && { plan }) });
      openPage(paths.contactSent);
    },
    onFailure: () => {
      // A browser may have autofilled it; the message asks to send again.
      if (trap.current) trap.current.value = '';
    },
  });
  return (
    <PlainForm
      className={css.form}
      method="post"
      action={paths.contact}
      aria-labelledby="write"
      onFocus={openContactForm}
      onSubmit={submit}
    >
      <div className={css.row}>
        <TextField {...field('name')} {...nameField} label={words.name} />
        <TextField {...field('email')} {...emailField} label={words.email} />
      </div>
      <TextField
        {...field('message')}
        label={words.message}
        hint={words.messageHint}
        multiline
        rows={6}
        className={css.message}
      />
      {plan && (
        <Suspense fallback={null}>
          <AttachedPlan plan={plan} />
        </Suspense>
      )}
      <div className={css.trap} aria-hidden>
        <TextField ref={trap} label={words.trap} name="website" tabIndex={-1} autoComplete="off" />
      </div>
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
          {words.privacy} <a href={paths.privacy}>{words.privacyLink}</a>
        </p>
      </div>
    </PlainForm>
  );
}
