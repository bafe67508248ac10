import { StepShell } from '@agency-site/ui/StepShell';
import { Link, useNavigate } from 'react-router-dom';
import { sendVerification } from '../../api/account.ts';
import { paths } from '../../content/links/paths.ts';
import { fine, formLink } from '../account.css';
import { Benefits } from '../Benefits';
import { Form } from '../form/Form';
import { PersonFields, useSignUp } from '../form/fields';
import { MailSent } from '../MailSent';
import { accountWords, signUpWords } from '../words.ts';
import { stepsWith, setUpWords as words } from './words.ts';

/** The first two steps, for a visitor who isn't logged in: details, and confirming the e-mail address. */
export function NewAccount() {
  const navigate = useNavigate();
  const { form, requested, forget: back } = useSignUp(paths.setUp);
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
        <MailSent mail={requested} again={sendVerification} onOther={back} />
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
