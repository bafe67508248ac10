import { Link } from 'react-router-dom';
import { requestPasswordReset } from '../api/account.ts';
import { paths } from '../content/links/paths.ts';
import { typedEarly } from '../shell/tool/typedEarly.ts';
import { AccountPage, headingId } from './AccountPage';
import { formLink, formLinks } from './account.css';
import { AddressField } from './form/AddressField';
import { Form } from './form/Form';
import { MailSent } from './MailSent';
import { useMail } from './useMail.ts';
import { mailWords, forgotWords as words } from './words.ts';

/** Requests a link to set a new password. The response is the same for unknown addresses. */
export function Component() {
  const { form, requested, forget } = useMail(requestPasswordReset, () => typedEarly(paths.forgotPassword, 'email'));
  if (requested)
    return (
      <AccountPage focus title={mailWords.title} description={words.description} lead={requested.message}>
        <MailSent email={requested.email} again={() => requestPasswordReset(requested.email)} onOther={forget} />
      </AccountPage>
    );
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
