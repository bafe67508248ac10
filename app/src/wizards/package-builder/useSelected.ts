import { startTransition } from 'react';
import { notify } from '../../shell/notices/notices.ts';
import type { PackageBuilderAnswers } from './rules/flow.ts';

/** Takes the answer of a step, and the name of what was chosen where a notice is to confirm it. */
export type OnAnswer = (change: Partial<PackageBuilderAnswers>, chosen?: string) => void;

/** Confirms each choice in a notice of four seconds; the next one takes its place. */
export function useSelected(answer: (change: Partial<PackageBuilderAnswers>) => void): OnAnswer {
  return (change, chosen) => {
    answer(change);
    // The total first, then the words about it.
    if (chosen)
      startTransition(() =>
        notify({ severity: 'success', text: `${chosen} selected`, topic: 'selection', duration: 4_000 }),
      );
  };
}
