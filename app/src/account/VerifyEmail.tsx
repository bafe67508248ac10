import { useState } from 'react';
import { refreshSession, sendVerification, verifyEmail } from '../api/account.ts';
import { paths } from '../content/links/paths.ts';
import type { Verified } from '../domain/contract/account.ts';
import { useForm } from '../lib/useForm.ts';
import { AccountPage, headingId } from './AccountPage';
import { Form } from './form/Form';
import { AddressField, PasswordField } from './form/fields';
import { LinkPage, useToken } from './LinkPage';
import { MailPage, useMail } from './MailSent';
import { accountWords, signUpWords, verifyWords as words } from './words.ts';

/** Without scripts, signing up again sends a new link. */
const dead = { title: words.stale, text: words.staleWithoutScripts, to: paths.signUp, label: signUpWords.title };

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
    },
    errorFields: { INVALID_PASSWORD: 'password' },
  });
  return (
    <LinkPage
      words={words}
      request={passwordRequest}
      form={form}
      done={verified && outcomeOf(verified)}
      dead={dead}
      expired={<Expired />}
      used={['used-sign-up', 'used-agree', 'used-new-address']}
    >
      <Form form={form} labelledBy={headingId} submit={words.submit} busy={words.busy}>
        {passwordRequest !== undefined && (
          <PasswordField {...form.field('password')} label={words.password} kind="current" />
        )}
      </Form>
    </LinkPage>
  );
}

function outcomeOf({ outcome, message }: Verified) {
  if (outcome === 'password-needed') return undefined;
  const dashboard = { to: paths.profile, label: accountWords.dashboard };
  const setUp = { to: paths.setUp, label: words.setUp };
  return {
    title: words.outcomes[outcome],
    text: message,
    ways: outcome === 'verified' ? ([setUp, dashboard] as const) : ([dashboard] as const),
  };
}

/** Requests a new link after an expired or incomplete one. */
function Expired() {
  const { form, requested, forget } = useMail(sendVerification, () => '');
  if (requested)
    return <MailPage mail={requested} description={words.description} again={sendVerification} onOther={forget} />;
  return (
    <AccountPage focus title={words.stale} description={words.description} lead={words.staleText}>
      <Form form={form} labelledBy={headingId} submit={words.again} busy={words.sending}>
        <AddressField {...form.field('email')} />
      </Form>
    </AccountPage>
  );
}
