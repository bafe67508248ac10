import { Button } from '@agency-site/ui/Button';
import { EmptyState } from '@agency-site/ui/EmptyState';
import type { Story, StoryDefault } from '@ladle/react';
import { useState } from 'react';

export default { title: 'Empty state' } satisfies StoryDefault;

/** Says what would be here, and offers the first step. */
export const Nothing: Story = () => (
  <EmptyState title="No orders yet" action={<Button href="#prices">See the prices</Button>}>
    What you buy appears here, with its invoice and how far the work is.
  </EmptyState>
);

/** Keeps its height, so that nothing jumps when the content comes. */
export const Loading: Story = () => <EmptyState state="loading">Loading the orders …</EmptyState>;

/** Retry fails once more, then it works. */
export const Failed: Story = () => {
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const retry = () => {
    setBusy(true);
    setTimeout(() => {
      setBusy(false);
      setTries(tries + 1);
    }, 600);
  };
  if (tries > 1) return <EmptyState>No orders yet.</EmptyState>;
  return (
    <EmptyState state="failure" title="The orders couldn’t be loaded" onRetry={retry} busy={busy}>
      The server didn’t answer. Check your connection.
    </EmptyState>
  );
};

/** A long word wraps. */
export const LongWords: Story = () => (
  <div className="w240" lang="de">
    <EmptyState
      state="failure"
      title="Suchmaschinenoptimierungspaketbestellung"
      onRetry={() => {}}
      retryLabel="Erneut versuchen"
    >
      Donaudampfschifffahrtsgesellschaftskapitän@example.de wurde nicht gefunden.
    </EmptyState>
  </div>
);
