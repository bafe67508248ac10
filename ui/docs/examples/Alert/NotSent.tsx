'use client';

import { Alert } from '@agency-site/ui/Alert';
import { Button } from '@agency-site/ui/Button';
import { useState } from 'react';

export default function NotSent() {
  const [error, setError] = useState('');
  return (
    <div>
      <Button onClick={() => setError('The mail server didn’t answer. Your message is still here.')}>Send</Button>
      <Alert tone="error" title="Not sent" action={<Button onClick={() => setError('')}>Close</Button>}>
        {error}
      </Alert>
    </div>
  );
}
