import { fieldsOf } from '../../domain/record.ts';
import type { WizardState } from '../../domain/wizard/flow.ts';
import { blankReview } from '../../domain/wizard/review.ts';
import type { Snapshot, WizardStore } from './wizardStore.ts';

const typedEntries = (answers: object) => Object.entries(answers).filter(([name]) => name in blankReview);
const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether a wizard has answers, apart from contact details and notes. */
export function hasChoices<Answers extends object>(store: WizardStore<Answers>): boolean {
  return !isEqual({ ...store.get().answers, ...blankReview }, { ...store.blank().answers, ...blankReview });
}

/**
 * Replaces a wizard's state. Contact details and notes that the new state lacks are kept.
 * @returns the previous state, for Undo
 */
export function replaceWizardState<Answers extends object>(
  store: WizardStore<Answers>,
  { at, answers }: WizardState<Answers>,
): Snapshot {
  const before = store.snapshot();
  const filled = typedEntries(answers).filter(([name, value]) => !isEqual(value, fieldsOf(blankReview)[name]));
  const typed = Object.fromEntries([...typedEntries(store.get().answers), ...filled]);
  store.set({ at, answers: { ...answers, ...typed } });
  return before;
}
