import { stepCounter } from '../../../domain/wizard/counter.ts';
import type { WizardView } from '../../../domain/wizard/flow.ts';
import type { QuickQuoteAnswers } from './cart.ts';
import type { QuickQuoteStepId } from './flow.ts';

/** "Step 2 of 5"; "Step 1" before the solution is chosen, because the number of steps is unknown. */
export function quickQuoteCounter(view: WizardView<QuickQuoteAnswers, QuickQuoteStepId>): string {
  return view.at === 0 && !view.isDone ? 'Step 1' : stepCounter(view);
}
