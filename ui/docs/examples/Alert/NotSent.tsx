'use client';

import { Alert } from '@agency-site/ui/Alert';
import { Button } from '@agency-site/ui/Button';
import { vars } from '@agency-site/ui/theme';
import { useState } from 'react';

export default function NotSent() {
  const [error, setError] = useState('');
  return (
    <div style={{ display: 'grid', gap: vars.space.s2, justifyItems: 'start' }}>
      <Alert tone="error" title="Not sent" action={<Button onClick={() => setError('')}>Close</Button>}>
        {error}
      </Alert>
      <Button onClick={() => setError('The mail server didn’t answer. Your message is still here.')}>Send</Button>
    </div>
  );
}
