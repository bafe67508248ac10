import { catalogue } from '../domain/catalogue/given.ts';
import type { Chosen } from '../domain/contract/choices.ts';
import { clamp } from '../domain/wizard/flow.ts';
import { hasChoices, replaceWizardState } from './kit/replaceWizardState.ts';
import { type Snapshot, storeOf } from './kit/wizardStore.ts';
import { wizardOf } from './rules.ts';

/** A wizard with restored choices. */
interface Restored {
  /** The address of its last step. */
  to: string;
  /** The visitor's previous state there; null if there was none. */
  before: Snapshot | null;
}

/**
 * Restores the choices of a saved quote or an order into their wizard. Name and e-mail there stay. If an item is no
 * longer offered, Review leads to its question.
 */
export function restoreChoices({ selection, about }: Chosen): Restored {
  const wizard = wizardOf(catalogue, selection.wizard);
  const { flow, address, order } = wizard;
  const answers = order.answers(selection, about);
  const steps = flow.steps(answers);
  const at = steps.length - 1;
  const store = storeOf(wizard);
  const hadChoices = hasChoices(store);
  const before = replaceWizardState(store, clamp(flow, { at, answers }));
  const { pathname, search } = address.write((steps[at] ?? steps[0]).id, at);
  return { to: pathname + search, before: hadChoices ? before : null };
}
