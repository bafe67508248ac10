import { Button } from '@agency-site/ui/Button';
import { TextField } from '@agency-site/ui/TextField';
import { keepFocus } from '../keepFocus.ts';
import '@agency-site/ui/Button.css';
import '@agency-site/ui/TextField.css';
import { paths } from '../../content/links/paths.ts';
import { PlainForm } from '../../lib/PlainForm';
import { emailField } from '../contactFields.ts';
import { useFreeze } from '../tool/useFreeze.ts';
import * as css from './Newsletter.css';
import { useNewsletter } from './useNewsletter.ts';
import { newsletterWords as words } from './words.ts';

/** The newsletter form in the footer. An island; before hydration the browser posts the form. */
export function Newsletter() {
  const { fieldRef, email, error, sending, sent, change, leave, prepare, subscribe } = useNewsletter();
  const button = useFreeze(sending, 'form');
  return (
    <section className={css.block} aria-labelledby="newsletter">
      <div>
        <h2 className={css.title} id="newsletter">
          {words.title}
        </h2>
        <p className={css.lead}>{words.text}</p>
      </div>
      <PlainForm method="post" action={paths.newsletter} onFocus={prepare} onSubmit={subscribe}>
        <div className={css.row}>
          <TextField
            {...emailField}
            id="newsletter-email"
            ref={fieldRef}
            className={css.field}
            label={words.email}
            value={email}
            error={error}
            onValueChange={change}
            onBlur={leave}
          />
          <Button
            ref={button}
            className={css.button}
            type="submit"
            busy={sending}
            busyLabel={words.busy}
            onMouseDown={keepFocus}
          >
            {words.button}
          </Button>
        </div>
        <p className={css.fine} role="status">
          {sent && words.confirmByEmail}
        </p>
        <p className={css.fine}>
          {words.ending} <a href={paths.privacy}>{words.privacy}</a>
        </p>
      </PlainForm>
    </section>
  );
}
