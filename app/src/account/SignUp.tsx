import { Link, useLocation } from 'react-router-dom';
import { sendVerification } from '../api/account.ts';
import { paths } from '../content/links/paths.ts';
import { AccountPage, headingId } from './AccountPage';
import { formLink, formLinks } from './account.css';
import { Benefits } from './Benefits';
import { SignUpForm, useSignUp } from './form/fields';
import { MailPage } from './MailSent';
import { signUpWords as words } from './words.ts';

/** Sign-up. The response is the same if the address already has an account. */
export function Component() {
  const { search } = useLocation();
  const { form, requested, forget } = useSignUp(paths.signUp);
  if (requested)
    return <MailPage mail={requested} description={words.description} again={sendVerification} onOther={forget} />;
  return (
    <AccountPage title={words.title} description={words.description} lead={words.lead} aside={<Benefits />}>
      <SignUpForm form={form} labelledBy={headingId} action={paths.signUp} submit={words.submit} />
      <div className={formLinks}>
        <span className={formLink}>
          {words.known} <Link to={paths.login + search}>{words.login}</Link>
        </span>
      </div>
    </AccountPage>
  );
}
