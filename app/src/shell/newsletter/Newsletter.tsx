import { Button } from '@agency-site/ui/Button';
import { TextField } from '@agency-site/ui/TextField';
import { paths } from '../../content/links/paths.ts';
import { subscriberProblem } from '../../domain/forms/subscriber.ts';
import { PlainForm } from '../../lib/PlainForm';
import { useForm } from '../../lib/useForm.ts';
import { emailField } from '../contactFields.ts';
import { TickIcon } from '../icons';
import { notify } from '../notices/notices.ts';
import { SubmitButton } from '../SubmitButton';
import { typedFields } from '../tool/typedEarly.ts';
import * as css from './Newsletter.css';

/** Loads the API code when the visitor starts typing: every page has the form, few visitors use it. */
const load = () => import('../../api/newsletter.ts');

/** What replaces the button that had the focus; the visitor may have gone on meanwhile. */
const takeFocus = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus();
};

/** The newsletter form in the footer. An island; before hydration the browser posts the form. */
export function Newsletter() {
  const form = useForm({
    initial: () => typedFields(paths.newsletter, 'email'),
    problems: ({ email }) => ({ email: subscriberProblem(email) }),
    send: async ({ email }) => {
      const { addSubscriber } = await load();
      await addSubscriber({ email: email.trim() });
      return newsletterWords.confirmByEmail(email.trim());
    },
    errorFields: { '*': 'email' },
    otherwise: newsletterWords.failed,
    onFailure: ({ message }) => notify({ tone: 'error', text: message }),
    checksEmpty: true,
  });
  // A failure to load shows when the form is submitted.
  const prepare = () => void load().catch(() => {});
  const again = () => {
    form.forget();
    // Once the form is back in place of the button.
    setTimeout(() => document.getElementById('newsletter-email')?.focus());
  };
  return (
    <section className={css.block} aria-labelledby="newsletter">
      <div>
        <h2 className={css.title} id="newsletter">
          {newsletterWords.title}
        </h2>
        <p className={css.lead}>{newsletterWords.text}</p>
      </div>
      {form.done ? (
        <div>
          <p ref={takeFocus} className={css.sent} role="status" tabIndex={-1}>
            <TickIcon />
            {form.words}
          </p>
          <Button size="s" className={css.other} onClick={again}>
            {newsletterWords.other}
          </Button>
        </div>
      ) : (
        <PlainForm method="post" action={paths.newsletter} onFocus={prepare} onSubmit={form.submit}>
          <div className={css.row}>
            <TextField
              {...form.field('email')}
              {...emailField}
              id="newsletter-email"
              className={css.field}
              label={newsletterWords.email}
            />
            <SubmitButton className={css.button} busy={form.busy} busyLabel={newsletterWords.busy}>
              {newsletterWords.button}
            </SubmitButton>
          </div>
          <p className={css.fine}>
            {newsletterWords.ending} <a href={paths.privacy}>{newsletterWords.privacy}</a>
          </p>
        </PlainForm>
      )}
    </section>
  );
}

/** Texts of the newsletter form. Heading, text, button and error are the client's; its success message is on the page of the e-mailed link. */
export const newsletterWords = {
  title: 'Subscribe to our Newsletter',
  text: 'Follow our Newsletter to stay updated',
  email: 'E-mail',
  button: 'Subscribe',
  busy: 'Subscribing…',
  failed: 'Something went wrong, Please try again later',
  confirmByEmail: (email: string) => `One more step: open the e-mail we’ve just sent to ${email} and confirm.`,
  /** Back to the form, to correct what was typed. */
  other: 'Use another address',
  ending: 'You can unsubscribe at any time.',
  privacy: 'Privacy policy',
} as const;
