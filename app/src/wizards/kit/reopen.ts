import { fieldsOf } from '../../domain/record.ts';
import type { WizardState } from '../../domain/wizard/flow.ts';
import { blankReview } from '../../domain/wizard/review.ts';
import type { Snapshot, WizardStore } from './wizardStore.ts';

const typedOf = (answers: object) => Object.entries(answers).filter(([name]) => name in blankReview);
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether a wizard has an answer besides contact details and notes. */
export function hasChoices<Answers extends object>(store: WizardStore<Answers>): boolean {
  return !same({ ...store.get().answers, ...blankReview }, { ...store.blank().answers, ...blankReview });
}

/**
 * Moves a state into a wizard. Contact details and notes there stay where the state has none.
 * @returns the previous state, for Undo
 */
export function reopen<Answers extends object>(
  store: WizardStore<Answers>,
  { at, answers }: WizardState<Answers>,
): Snapshot {
  const before = store.snapshot();
  const filled = typedOf(answers).filter(([name, value]) => !same(value, fieldsOf(blankReview)[name]));
  const typed = Object.fromEntries([...typedOf(store.get().answers), ...filled]);
  store.set({ at, answers: { ...answers, ...typed } });
  return before;
}
