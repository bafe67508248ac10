import { Button } from '@agency-site/ui/Button';
import { TextField } from '@agency-site/ui/TextField';
import { keepFocus } from '../shell/keepFocus.ts';
import '@agency-site/ui/Button.css';
import '@agency-site/ui/TextField.css';
import { Suspense } from 'react';
import { openContactForm } from '../api/contact.ts';
import { openPage } from '../api/openPage.ts';
import { paths } from '../content/links/paths.ts';
import { site } from '../content/site.ts';
import { PlainForm } from '../lib/PlainForm';
import { emailField, nameField } from '../shell/contactFields.ts';
import { actions } from '../shell/style/actions.css';
import { lazyPart } from '../shell/tool/lazyPart.ts';
import { useFreeze } from '../shell/tool/useFreeze.ts';
import * as css from './ContactForm.css';
import { useContact } from './useContact.ts';
import { contactWords } from './words.ts';

const AttachedPlan = lazyPart(async () => (await import('./AttachedPlan')).AttachedPlan);

const words = contactWords.form;

/**
 * The contact form. Without scripts the browser posts it, and the server renders the result.
 * @param plan the budget plan that it is about, as encoded in a link
 */
export function ContactForm({ plan }: { plan: string | undefined }) {
  const { refs, field, send, sending, failure } = useContact(plan, () => openPage(paths.contactSent));
  const button = useFreeze(sending, 'form');
  return (
    <PlainForm
      className={css.form}
      method="post"
      action={paths.contact}
      aria-labelledby="write"
      onFocus={openContactForm}
      onSubmit={send}
    >
      <div className={css.row}>
        <TextField {...field('name')} {...nameField} ref={refs.nameRef} label={words.name} />
        <TextField {...field('email')} {...emailField} ref={refs.emailRef} label={words.email} />
      </div>
      <TextField
        {...field('message')}
        ref={refs.messageRef}
        label={words.message}
        hint={words.messageHint}
        required
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
        <TextField ref={refs.trapRef} label={words.trap} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      {failure && (
        <p className={css.problem} role="alert">
          {failure} {words.kept}
          {site.email !== null && (
            <>
              {' '}
              {words.byMail} <a href={`mailto:${site.email}`}>{site.email}</a>.
            </>
          )}
        </p>
      )}
      <div className={actions}>
        <Button
          ref={button}
          tone="primary"
          type="submit"
          busy={sending}
          busyLabel={words.sending}
          onMouseDown={keepFocus}
        >
          {words.send}
        </Button>
        <p className={css.fine}>
          {words.privacy} <a href={paths.privacy}>{words.privacyLink}</a>
        </p>
      </div>
    </PlainForm>
  );
}
