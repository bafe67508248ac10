'use client';

import { Button } from '@agency-site/ui/Button';
import { vars } from '@agency-site/ui/theme';
import { useState } from 'react';

export default function Unavailable() {
  const [said, setSaid] = useState('');
  return (
    <div style={{ display: 'grid', gap: vars.space.s2, justifyItems: 'start' }}>
      <Button tone="primary" unavailable onClick={() => setSaid('Enter your name first.')}>
        Check out
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}
