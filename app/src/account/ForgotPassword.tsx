import { Link } from 'react-router-dom';
import { requestPasswordReset } from '../api/account.ts';
import { paths } from '../content/links/paths.ts';
import { typedEarly } from '../shell/tool/typedEarly.ts';
import { AccountPage, headingId } from './AccountPage';
import { formLink, formLinks } from './account.css';
import { Form } from './form/Form';
import { AddressField } from './form/fields';
import { MailPage, useMail } from './MailSent';
import { forgotWords as words } from './words.ts';

/** Requests a link to set a new password. The response is the same for unknown addresses. */
export function Component() {
  const { form, requested, forget } = useMail(requestPasswordReset, () => typedEarly(paths.forgotPassword, 'email'));
  if (requested)
    return <MailPage mail={requested} description={words.description} again={requestPasswordReset} onOther={forget} />;
  return (
    <AccountPage title={words.title} description={words.description} lead={words.lead}>
      <Form form={form} labelledBy={headingId} action={paths.forgotPassword} submit={words.submit} busy={words.busy}>
        <AddressField {...form.field('email')} />
      </Form>
      <div className={formLinks}>
        <span className={formLink}>
          <Link to={paths.login}>{words.back}</Link>
        </span>
      </div>
    </AccountPage>
  );
}
