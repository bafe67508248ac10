import { resetPassword } from '../api/account.ts';
import { paths } from '../content/links/paths.ts';
import { passwordProblem } from '../domain/forms/password.ts';
import { useForm } from '../lib/useForm.ts';
import { typedFields } from '../shell/tool/typedEarly.ts';
import { headingId } from './AccountPage';
import { Form } from './form/Form';
import { PasswordField } from './form/fields';
import { LinkPage, useToken } from './LinkPage';
import { accountWords, resetWords as words } from './words.ts';

/** The page of the e-mailed link that sets a new password. The link works once. */
export function Component() {
  const token = useToken();
  const form = useForm({
    initial: () => typedFields(paths.resetPassword, 'password'),
    problems: ({ password }) => ({ password: passwordProblem(password, { name: '', email: '' }) }),
    send: async ({ password }) => (await resetPassword({ token, newPassword: password })).message,
    errorFields: { PASSWORD_REFUSED: 'password' },
  });
  return (
    <LinkPage
      words={words}
      form={form}
      done={
        form.done
          ? { title: words.done, text: form.words ?? words.doneText, ways: [{ to: paths.login, label: words.login }] }
          : undefined
      }
      dead={{ title: words.stale, text: words.staleText, to: paths.forgotPassword, label: words.again }}
      used={['used-reset']}
    >
      <Form form={form} labelledBy={headingId} action={paths.resetPassword} submit={words.submit} busy={words.busy}>
        <PasswordField {...form.field('password')} label={accountWords.newPassword} kind="new" />
      </Form>
    </LinkPage>
  );
}
