import { buttonClass } from '@agency-site/ui/Button';
import { useState } from 'react';
import { refreshSession, sendVerification, verifyEmail } from '../api/account.ts';
import { paths } from '../content/links/paths.ts';
import type { Verified } from '../domain/contract/account.ts';
import { useForm } from '../lib/useForm.ts';
import { AccountPage, headingId } from './AccountPage';
import { buttons, whileLinkWorks } from './account.css';
import { DeadLinks, WhileLinkWorks } from './DeadLinks';
import { AddressField } from './form/AddressField';
import { Form } from './form/Form';
import { PasswordField } from './form/PasswordField';
import { MailSent } from './MailSent';
import { useDeadLink } from './useDeadLink.ts';
import { useMail } from './useMail.ts';
import { useToken } from './useToken.ts';
import { accountWords, mailWords, signUpWords, usedLinkWords, verifyWords as words } from './words.ts';

/**
 * The page of the verification link. It needs a click, because mail programs open links to scan them. A new account needs
 * its password too, so that no one can open one for another person's mailbox.
 */
export function Component() {
  const token = useToken();
  const [passwordRequest, setPasswordRequest] = useState<string>();
  const [verified, setVerified] = useState<Verified>();
  const form = useForm({
    initial: { password: '' },
    problems: ({ password }) => ({
      password: passwordRequest !== undefined && !password ? words.passwordMissing : undefined,
    }),
    send: async ({ password }) => {
      const answer = await verifyEmail({ token, ...(password && { password }) });
      if (answer.outcome === 'password-needed') setPasswordRequest(answer.message);
      else setVerified(answer);
      // The stored record may have the old address.
      if (answer.outcome === 'changed') await refreshSession().catch(() => {});
      return undefined;
    },
    errorFields: { INVALID_PASSWORD: 'password' },
  });
  const state = useDeadLink(form.failure);
  if (verified && verified.outcome !== 'password-needed')
    return (
      <AccountPage
        focus
        title={words.outcomes[verified.outcome]}
        description={words.description}
        lead={verified.message}
      >
        <div className={buttons}>
          {verified.outcome === 'verified' && (
            <a className={buttonClass({ tone: 'primary' })} href={paths.setUp}>
              {words.setUp}
            </a>
          )}
          <a className={buttonClass({ tone: 'line' })} href={paths.dashboard}>
            {accountWords.dashboard}
          </a>
        </div>
      </AccountPage>
    );
  if (state === 'dead') return <Expired />;
  if (state) {
    const { title, text, to, label } = usedLinkWords[state];
    return (
      <AccountPage focus={form.failure !== undefined} title={title} description={words.description} lead={text}>
        <div className={buttons}>
          <a className={buttonClass({ tone: 'primary' })} href={to}>
            {label}
          </a>
        </div>
      </AccountPage>
    );
  }
  const lead = <span className={whileLinkWorks}>{words.lead}</span>;
  return (
    <AccountPage title={words.title} description={words.description} lead={passwordRequest ?? lead}>
      <DeadLinks dead={expired} used={['used-sign-up', 'used-agree', 'used-new-address']} />
      <WhileLinkWorks>
        <Form form={form} labelledBy={headingId} submit={words.submit} busy={words.busy}>
          {passwordRequest !== undefined && (
            <PasswordField {...form.field('password')} label={words.password} kind="current" />
          )}
        </Form>
      </WhileLinkWorks>
    </AccountPage>
  );
}

/** Without scripts, signing up again sends a new link. */
const expired = { title: words.stale, text: words.staleWithoutScripts, to: paths.signUp, label: signUpWords.title };

/** Requests a new link after an expired or incomplete one. */
function Expired() {
  const { form, requested, forget } = useMail(sendVerification, () => '');
  if (requested)
    return (
      <AccountPage focus title={mailWords.title} description={words.description} lead={requested.message}>
        <MailSent email={requested.email} again={() => sendVerification(requested.email)} onOther={forget} />
      </AccountPage>
    );
  return (
    <AccountPage focus title={words.stale} description={words.description} lead={words.staleText}>
      <Form form={form} labelledBy={headingId} submit={words.again} busy={words.sending}>
        <AddressField {...form.field('email')} />
      </Form>
    </AccountPage>
  );
}
