import { StepShell } from '@agency-site/ui/StepShell';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { sendVerification, signUp } from '../../api/account.ts';
import { paths } from '../../content/links/paths.ts';
import { fine, formLink } from '../account.css';
import { Benefits } from '../Benefits';
import { Form } from '../form/Form';
import { MailSent } from '../MailSent';
import { PersonFields } from '../PersonFields';
import type { RequestedMail } from '../useMail.ts';
import { usePerson } from '../usePerson.ts';
import { accountWords, signUpWords } from '../words.ts';
import { stepsWith } from './steps.ts';
import { setUpWords as words } from './words.ts';

/** The first two steps, for a visitor who isn't logged in: details, and confirming the e-mail address. */
export function NewAccount() {
  const navigate = useNavigate();
  const [requested, setRequested] = useState<RequestedMail>();
  const form = usePerson(paths.setUp, async (person) => {
    const { message } = await signUp(person);
    setRequested({ email: person.email, message });
  });
  const back = () => setRequested(undefined);
  const login = `${paths.login}?next=${paths.setUp}`;

  if (requested)
    return (
      <StepShell
        label={words.name}
        headingLevel={1}
        steps={stepsWith(1)}
        at={1}
        title={words.confirm.title}
        subtitle={requested.message}
        onBack={back}
        onStep={back}
        onNext={() => navigate(login)}
        nextLabel={words.confirm.next}
      >
        <MailSent email={requested.email} again={() => sendVerification(requested.email)} onOther={back} />
      </StepShell>
    );
  return (
    <StepShell
      label={words.name}
      headingLevel={1}
      steps={stepsWith(0)}
      at={0}
      title={words.details.title}
      subtitle={words.details.subtitle}
      aside={<Benefits />}
    >
      <noscript>
        <p>{accountWords.withoutScripts}</p>
      </noscript>
      <Form
        form={form}
        label={words.details.title}
        action={paths.setUp}
        submit={words.details.next}
        busy={signUpWords.busy}
        beside={
          <p className={fine}>
            {signUpWords.privacy} <a href={paths.privacy}>{signUpWords.privacyLink}</a>
          </p>
        }
      >
        <PersonFields form={form} />
      </Form>
      <p className={formLink}>
        {words.details.known} <Link to={login}>{words.details.login}</Link>
      </p>
    </StepShell>
  );
}
