import { StepShell } from '@agency-site/ui/StepShell';
import '@agency-site/ui/StepShell.css';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { sendVerification, signUp } from '../../api/account.ts';
import { paths } from '../../content/links/paths.ts';
import { fine, formLink } from '../account.css';
import { form as formClass, problem } from '../form/form.css';
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
      onNext={() => void form.submit()}
      nextLabel={form.sending ? signUpWords.busy : words.details.next}
      busy={form.sending}
    >
      <noscript>
        <p>{accountWords.withoutScripts}</p>
      </noscript>
      <form
        className={formClass}
        // Submitting before hydration does nothing: otherwise the password would end up in the URL.
        method="dialog"
        action={paths.setUp}
        aria-label={words.details.title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <PersonFields form={form} />
        {form.failure && (
          <p className={problem} role="alert">
            {form.failure.message} {form.failure.code === 'unreachable' && accountWords.failed}
          </p>
        )}
        {/* Enter in a field needs a submit button inside the form. */}
        <button type="submit" hidden>
          {words.details.next}
        </button>
        <p className={fine}>
          {signUpWords.privacy} <a href={paths.privacy}>{signUpWords.privacyLink}</a>
        </p>
        <p className={formLink}>
          {words.details.known} <Link to={login}>{words.details.login}</Link>
        </p>
      </form>
    </StepShell>
  );
}
