'use client';

import { EmptyState } from '@agency-site/ui/EmptyState';
import { useState } from 'react';

export default function Retry() {
  const [busy, setBusy] = useState(false);
  const retry = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 1000);
  };
  return (
    <EmptyState state="failure" title="The orders couldn’t be loaded" onRetry={retry} busy={busy}>
      The server didn’t answer. Check your connection.
    </EmptyState>
  );
}
