import { startTransition } from 'react';
import { notify } from '../../shell/notices/notices.ts';
import type { WizardControl } from './useWizard.ts';
import type { WizardStore } from './wizardStore.ts';

/**
 * Start Over: resets everything, and shows a notice with Undo.
 * @param text of the notice: "Selections have been reset."
 */
export function useStartOver<Answers, Id extends string>(
  wizard: WizardControl<Answers, Id>,
  store: WizardStore<Answers>,
  text: string,
): () => void {
  return () => {
    const before = store.get();
    wizard.restart();
    // The empty wizard is painted first, then the notice.
    startTransition(() =>
      notify({ tone: 'success', text, action: { label: 'Undo', onAction: () => wizard.resume(before) } }),
    );
  };
}
