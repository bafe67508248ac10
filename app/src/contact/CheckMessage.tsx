import { Button } from '@agency-site/ui/Button';
import { paths } from '../content/links/paths.ts';
import { PlainForm } from '../lib/PlainForm';
import { checkedFields, useAnswer } from '../shell/answer.ts';
import { PlainPage } from '../shell/PlainPage';
import { fine } from '../shell/PlainPage.css';
import { Problem } from '../shell/Problem';
import { MessageFields } from './ContactForm';
import { form } from './ContactForm.css';
import { contactWords } from './words.ts';

const words = contactWords.check;

/** The contact form, once it was sent without scripts: what is wrong, or the message once more before it is sent. */
export function Component() {
  const { entered, problems, error, offer, formToken } = useAnswer<'message'>();
  const isRefused = error !== null || Object.keys(problems).length > 0;
  return (
    <PlainPage title={isRefused ? words.refused : words.title}>
      <Problem>{error}</Problem>
      {!isRefused && <p>{words.text}</p>}
      <PlainForm className={form} method="post" action={paths.contact} values={{ formToken, ...(offer && { offer }) }}>
        <MessageFields field={checkedFields(entered, problems)} />
        <div>
          <Button type="submit" tone="primary">
            {contactWords.form.send}
          </Button>
        </div>
      </PlainForm>
      <p className={fine}>
        <a href={paths.contact}>{words.back}</a>
      </p>
    </PlainPage>
  );
}
