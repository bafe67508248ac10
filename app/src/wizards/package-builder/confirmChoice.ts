import { startTransition } from 'react';
import { notify } from '../../shell/notices/notices.ts';

/** Confirms a choice in a notice for four seconds; the next one replaces it. */
export function confirmChoice(name: string): void {
  // The total is painted first, then the notice.
  startTransition(() => notify({ severity: 'success', text: `${name} selected`, topic: 'selection', duration: 4_000 }));
}
