import { startTransition } from 'react';
import { endNotice, notify } from '../../shell/notices/notices.ts';

const topic = 'selection';

/** Confirms a choice in a notice for four seconds; the next one replaces it. The card shows the choice as well, so it yields. */
export function confirmChoice(name: string): void {
  // The total is painted first, then the notice.
  startTransition(() => notify({ tone: 'success', text: `${name} selected`, topic, duration: 4_000, yields: true }));
}

/** Ends the notice with the step that it is about. */
export const endConfirmation = () => endNotice(topic);
