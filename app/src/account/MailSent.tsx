import { Button } from '@agency-site/ui/Button';
import { DescriptionList } from '@agency-site/ui/DescriptionList';
import { useState } from 'react';
import { sendVerification } from '../api/account.ts';
import type { Done } from '../domain/contract/account.ts';
import { emailProblem } from '../domain/forms/message.ts';
import { useForm } from '../lib/useForm.ts';
import { useTask } from '../lib/useTask.ts';
import { Problem } from '../shell/Problem';
import { news } from '../shell/problem.css';
import { AccountPage } from './AccountPage';
import * as css from './account.css';
import { loginWords, checkInboxWords as words } from './words.ts';

/** A requested e-mail: its address, and the server's message. */
export interface RequestedMail {
  email: string;
  message: string;
}

interface MailSentProps {
  mail: RequestedMail;
  again: (email: string) => Promise<Done>;
  /** Goes back to the form. */
  onOther: () => void;
}

/** The page after an e-mail was requested. */
export const MailPage = ({ description, ...sent }: MailSentProps & { description: string }) => (
  <AccountPage focus title={words.title} description={description} lead={sent.mail.message}>
    <MailSent {...sent} />
  </AccountPage>
);

/** Shown after requesting an e-mail. The same for unknown addresses. */
export function MailSent({ mail: { email }, again, onOther }: MailSentProps) {
  const { run, busy, done, failure } = useTask(() => again(email));
  return (
    <>
      <DescriptionList className={css.facts} items={[{ term: words.sentTo, description: email }]} />
      <p className={css.note}>{words.missing}</p>
      <Problem>{failure?.message}</Problem>
      <p className={news} role="status">
        {done && words.sentAgain}
      </p>
      <div className={css.buttons}>
        <Button busy={busy} busyLabel={words.sending} onClick={() => run()}>
          {words.again}
        </Button>
        <Button onClick={onOther}>{words.other}</Button>
      </div>
    </>
  );
}

/** Sends the verification e-mail again. */
export function ResendVerification({ email }: { email: string }) {
  const task = useTask(async () => (await sendVerification(email)).message);
  return (
    <>
      <Button size="s" busy={task.busy} busyLabel={loginWords.resending} onClick={() => task.run()}>
        {loginWords.resend}
      </Button>
      <span className={css.fine} role="status">
        {task.words ?? task.failure?.message}
      </span>
    </>
  );
}

/**
 * A form that requests an e-mail to an address.
 * @param typed the initial value
 */
export function useMail(ask: (email: string) => Promise<Done>, typed: () => string) {
  const [requested, setRequested] = useState<RequestedMail>();
  const form = useForm({
    initial: () => ({ email: typed() }),
    problems: ({ email }) => ({ email: emailProblem(email.trim()) }),
    send: async (values) => {
      const email = values.email.trim();
      const { message } = await ask(email);
      setRequested({ email, message });
      return undefined;
    },
  });
  /** Goes back to the form. */
  const forget = () => setRequested(undefined);
  return { form, requested, forget };
}
