import { Button } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { useState } from 'react';
import { sendVerification } from '../api/account.ts';
import { messageOf } from '../api/request.ts';
import { fine } from './account.css';
import { loginWords as words } from './words.ts';

/** Sends the verification e-mail again. */
export function ResendVerification({ email }: { email: string }) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const send = async () => {
    setBusy(true);
    setSaid(await sendVerification(email).then(({ message }) => message, messageOf));
    setBusy(false);
  };
  return (
    <>
      <Button size="s" busy={busy} busyLabel={words.resending} onClick={() => void send()}>
        {words.resend}
      </Button>
      <span className={fine} role="status">
        {said}
      </span>
    </>
  );
}
