import type { WizardState } from '../../../domain/wizard/flow.ts';
import { blankReview } from '../../../domain/wizard/review.ts';
import type { Snapshot, WizardStore } from '../wizardStore.ts';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Restores a state into its wizard. Contact details and notes stay, because saved quotes contain none.
 * @returns the previous state, or null if there was none
 */
export function reopen<Answers extends object>(
  store: WizardStore<Answers>,
  { at, answers }: WizardState<Answers>,
): Snapshot | null {
  const before = store.get();
  const snapshot = store.snapshot();
  const typed = Object.entries(before.answers).filter(([name]) => name in blankReview);
  store.set({ at, answers: { ...answers, ...Object.fromEntries(typed) } });
  const isBlank = same({ ...before.answers, ...blankReview }, { ...store.blank().answers, ...blankReview });
  return isBlank ? null : snapshot;
}
