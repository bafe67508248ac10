import { Checkbox } from '@agency-site/ui/Checkbox';
import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { signIn } from '../api/account.ts';
import { paths } from '../content/links/paths.ts';
import { emailProblem } from '../domain/forms/message.ts';
import { ownPath } from '../domain/ownPath.ts';
import { useForm } from '../lib/useForm.ts';
import { tickedEarly, typedFields } from '../shell/tool/typedEarly.ts';
import { AccountPage, headingId } from './AccountPage';
import { formLink, formLinks } from './account.css';
import { Benefits } from './Benefits';
import { Form } from './form/Form';
import { AddressField, PasswordField } from './form/fields';
import { ResendVerification } from './MailSent';
import { useConfirmed } from './useConfirmed.ts';
import { accountWords, loginWords as words } from './words.ts';

/** The login page. Afterwards visitors return to the protected page they came from. */
export function Component() {
  const { confirmed } = useConfirmed();
  const { search } = useLocation();
  const [remember, setRemember] = useState(() => tickedEarly(paths.login, 'remember'));
  const form = useForm({
    initial: () => typedFields(paths.login, 'email', 'password'),
    problems: ({ email, password }) => ({
      email: emailProblem(email.trim()),
      password: password ? undefined : 'Please enter your password.',
    }),
    send: ({ email, password }) => signIn({ email: email.trim(), password, rememberMe: remember }),
  });
  const next = ownPath(new URLSearchParams(search).get('next'));
  if (confirmed.status === 'in') return <Navigate to={next ?? paths.profile} replace />;
  return (
    <AccountPage title={words.title} description={words.description} lead={words.lead} aside={<Benefits />}>
      <Form
        form={form}
        labelledBy={headingId}
        action={paths.login}
        submit={words.submit}
        busy={words.busy}
        remedy={(code) => code === 'EMAIL_NOT_VERIFIED' && <ResendVerification email={form.values.email.trim()} />}
      >
        <AddressField {...form.field('email')} />
        <PasswordField {...form.field('password')} label={accountWords.password} kind="current" />
        <Checkbox
          name="remember"
          label={words.remember}
          hint={words.rememberHint}
          checked={remember}
          onCheckedChange={setRemember}
        />
      </Form>
      <div className={formLinks}>
        <span className={formLink}>
          <Link to={paths.forgotPassword}>{words.forgot}</Link>
        </span>
        <span className={formLink}>
          {words.none} <Link to={paths.signUp + search}>{words.signUp}</Link>
        </span>
      </div>
    </AccountPage>
  );
}
