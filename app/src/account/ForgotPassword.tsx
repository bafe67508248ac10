import { Link } from 'react-router-dom';
import { requestPasswordReset } from '../api/account.ts';
import { paths } from '../content/links/paths.ts';
import { typedEarly } from '../shell/tool/typedEarly.ts';
import { AccountPage, headingId } from './AccountPage';
import { way, ways } from './account.css';
import { AddressField } from './form/AddressField';
import { Form } from './form/Form';
import { MailSent } from './MailSent';
import { useMail } from './useMail.ts';
import { mailWords, forgotWords as words } from './words.ts';

/** Asks for a link to set a new password. It says the same whether or not the address is known. */
export function Component() {
  const { form, asked, forget } = useMail(requestPasswordReset, () => typedEarly(paths.forgotPassword, 'email'));
  if (asked)
    return (
      <AccountPage focus title={mailWords.title} description={words.description} lead={asked.message}>
        <MailSent email={asked.email} again={() => requestPasswordReset(asked.email)} onOther={forget} />
      </AccountPage>
    );
  return (
    <AccountPage title={words.title} description={words.description} lead={words.lead}>
      <Form form={form} labelledBy={headingId} action={paths.forgotPassword} submit={words.submit} busy={words.busy}>
        <AddressField {...form.field('email')} />
      </Form>
      <div className={ways}>
        <span className={way}>
          <Link to={paths.login}>{words.back}</Link>
        </span>
      </div>
    </AccountPage>
  );
}
