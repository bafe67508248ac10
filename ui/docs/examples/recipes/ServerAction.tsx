'use client';

import { Button } from '@agency-site/ui/Button';
import { TextField } from '@agency-site/ui/TextField';
import { vars } from '@agency-site/ui/theme';
import { useActionState, useState } from 'react';
import { type Reply, sendMessage } from './sendMessage';

const unsent: Reply = { state: 'unsent' };

export default function ServerAction() {
  const [reply, send, busy] = useActionState(sendMessage, unsent);
  const [email, setEmail] = useState('');
  if (reply.state === 'sent') return <p role="status">Thank you. We answer within a day.</p>;
  return (
    <form action={send} style={{ display: 'grid', gap: vars.space.s3 }}>
      <TextField
        label="Your e-mail"
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        error={reply.state === 'refused' ? reply.why : undefined}
      />
      <Button type="submit" tone="primary" busy={busy} busyLabel="Sending...">
        Send
      </Button>
    </form>
  );
}
