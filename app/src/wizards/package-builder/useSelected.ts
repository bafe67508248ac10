import { startTransition } from 'react';
import { useNotify } from '../../shell/Toasts';
import type { ConfiguratorAnswers } from './rules/flow.ts';

/** Takes the answer of a step, and the name of what was chosen where a notice is to confirm it. */
export type OnAnswer = (change: Partial<ConfiguratorAnswers>, chosen?: string) => void;

/** Confirms each choice in a notice of four seconds; the next one takes its place. */
export function useSelected(answer: (change: Partial<ConfiguratorAnswers>) => void): OnAnswer {
  const notify = useNotify();
  return (change, chosen) => {
    answer(change);
    // The total first, then the words about it.
    if (chosen)
      startTransition(() =>
        notify({ severity: 'success', text: `${chosen} selected`, topic: 'selection', duration: 4_000 }),
      );
  };
}
