import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { sendVerification, signUp } from '../api/account.ts';
import { paths } from '../content/links/paths.ts';
import { AccountPage, headingId } from './AccountPage';
import { fine, formLink, formLinks } from './account.css';
import { Benefits } from './Benefits';
import { Form } from './form/Form';
import { MailSent } from './MailSent';
import { PersonFields } from './PersonFields';
import type { RequestedMail } from './useMail.ts';
import { usePerson } from './usePerson.ts';
import { mailWords, signUpWords as words } from './words.ts';

/** Sign-up. The response is the same if the address already has an account. */
export function Component() {
  const { search } = useLocation();
  const [requested, setRequested] = useState<RequestedMail>();
  const form = usePerson(paths.signUp, async (person) => {
    const { message } = await signUp(person);
    setRequested({ email: person.email, message });
  });
  if (requested)
    return (
      <AccountPage focus title={mailWords.title} description={words.description} lead={requested.message}>
        <MailSent
          email={requested.email}
          again={() => sendVerification(requested.email)}
          onOther={() => setRequested(undefined)}
        />
      </AccountPage>
    );
  return (
    <AccountPage title={words.title} description={words.description} lead={words.lead} aside={<Benefits />}>
      <Form
        form={form}
        labelledBy={headingId}
        action={paths.signUp}
        submit={words.submit}
        busy={words.busy}
        beside={
          <p className={fine}>
            {words.privacy} <a href={paths.privacy}>{words.privacyLink}</a>
          </p>
        }
      >
        <PersonFields form={form} />
      </Form>
      <div className={formLinks}>
        <span className={formLink}>
          {words.known} <Link to={paths.login + search}>{words.login}</Link>
        </span>
      </div>
    </AccountPage>
  );
}
