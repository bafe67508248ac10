import { TextField } from '@agency-site/ui/TextField';
import { useState } from 'react';
import { requestPasswordReset } from '../../api/account.ts';
import { accountWords, mailWords, forgotWords as words } from '../../content/account.ts';
import { paths } from '../../content/paths.ts';
import { limits } from '../../domain/contract/limits.ts';
import { emailProblem } from '../../domain/message.ts';
import { Link } from '../../shell/Link';
import { typedBefore } from '../../shell/typedBefore.ts';
import { AccountPage, headingId } from './AccountPage';
import { way, ways } from './account.css';
import { Form } from './form/Form';
import { useForm } from './form/useForm.ts';
import { MailSent } from './MailSent';

/** Asks for a link to set a new password. It says the same whether or not the address is known. */
export function Component() {
  const [asked, setAsked] = useState<{ email: string; message: string }>();
  const form = useForm({
    begin: () => ({ email: typedBefore(paths.forgotPassword, 'email') }),
    problems: ({ email }) => ({ email: emailProblem(email.trim()) ?? undefined }),
    send: async ({ email }) => {
      const { message } = await requestPasswordReset(email.trim());
      setAsked({ email: email.trim(), message });
      return undefined;
    },
  });
  if (asked)
    return (
      <AccountPage focus title={mailWords.title} description={words.description} lead={asked.message}>
        <MailSent
          email={asked.email}
          again={() => requestPasswordReset(asked.email)}
          onOther={() => setAsked(undefined)}
        />
      </AccountPage>
    );
  return (
    <AccountPage title={words.title} description={words.description} lead={words.lead}>
      <Form form={form} labelledBy={headingId} action={paths.forgotPassword} submit={words.submit} busy={words.busy}>
        <TextField
          {...form.field('email')}
          label={accountWords.email}
          type="email"
          autoComplete="username"
          maxLength={limits.email}
        />
      </Form>
      <div className={ways}>
        <span className={way}>
          <Link to={paths.login}>{words.back}</Link>
        </span>
      </div>
    </AccountPage>
  );
}
