'use client';

import { Button } from '@agency-site/ui/Button';
import { useState } from 'react';

export default function Busy() {
  const [busy, setBusy] = useState(false);
  const save = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 2000);
  };
  return (
    <Button tone="primary" busy={busy} busyLabel="Saving..." onClick={save}>
      Save
    </Button>
  );
}
