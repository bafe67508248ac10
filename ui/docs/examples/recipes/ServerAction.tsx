'use client';

import { Button } from '@agency-site/ui/Button';
import { TextField } from '@agency-site/ui/TextField';
import { vars } from '@agency-site/ui/theme';
import { useActionState, useState } from 'react';
import { type Reply, sendMessage } from './sendMessage';

const unsent: Reply = { state: 'unsent' };

/** The form that had the focus is gone: the thanks take it, and are read aloud. */
const takeFocus = (thanks: HTMLElement | null) => thanks?.focus();

export default function ServerAction() {
  const [reply, send, busy] = useActionState(sendMessage, unsent);
  const [email, setEmail] = useState('');
  if (reply.state === 'sent')
    return (
      <p ref={takeFocus} tabIndex={-1}>
        Thank you. We answer within a day.
      </p>
    );
  return (
    <form action={send} noValidate style={{ display: 'grid', gap: vars.space.s3 }}>
      <TextField
        label="Your e-mail"
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        onValueChange={setEmail}
        error={reply.state === 'refused' ? reply.why : undefined}
      />
      <Button type="submit" tone="primary" busy={busy} busyLabel="Sending...">
        Send
      </Button>
    </form>
  );
}
