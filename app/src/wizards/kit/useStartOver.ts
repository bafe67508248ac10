import { startTransition } from 'react';
import { notify } from '../../shell/notices/notices.ts';
import { useSteady } from './useSteady.ts';
import type { WizardControl } from './useWizard.ts';
import type { WizardStore } from './wizardStore.ts';

/**
 * Start Over: everything is reset at once, and a notice offers to take it back.
 * @param text what the notice says: "Selections have been reset."
 */
export function useStartOver<Answers, Id extends string>(
  walk: WizardControl<Answers, Id>,
  store: WizardStore<Answers>,
  text: string,
): () => void {
  const { startOver } = useSteady({
    startOver: () => {
      const before = store.get();
      walk.restart();
      // The empty wizard first, then the words about it.
      startTransition(() =>
        notify({ severity: 'success', text, action: { label: 'Undo', onAction: () => walk.resume(before) } }),
      );
    },
  });
  return startOver;
}
