import type { Chosen } from '../domain/contract/chosen.ts';
import { clamp } from '../domain/wizard/flow.ts';
import { reopen } from './kit/saved-quote/reopen.ts';
import { type Snapshot, storeOf } from './kit/wizardStore.ts';
import { wizardOf } from './rules.ts';

/** A wizard with somebody's choices in it. */
interface Restored {
  /** The address of its last step. */
  to: string;
  /** What the visitor had chosen there before; null when there was nothing. */
  before: Snapshot | null;
}

/**
 * Puts the choices of a saved quote or of an order into their wizard, with whatever name and e-mail are typed there
 * already. Where something is not answered any more, Review leads to it.
 */
export function restoreChoices({ selection, about }: Chosen): Restored {
  const wizard = wizardOf(selection.wizard);
  const { flow, address, order } = wizard;
  const answers = order.answers(selection, about);
  const steps = flow.steps(answers);
  const at = steps.length - 1;
  const before = reopen(storeOf(wizard), clamp(flow, { at, answers }));
  const { pathname, search } = address.write((steps[at] ?? steps[0]).id, at);
  return { to: pathname + search, before };
}
