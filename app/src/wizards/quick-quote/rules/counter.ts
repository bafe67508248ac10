import { stepCounter } from '../../../domain/wizard/counter.ts';
import type { Look } from '../../../domain/wizard/flow.ts';
import type { QuickQuoteAnswers } from './cart.ts';
import type { QuickQuoteStepId } from './flow.ts';

/** "Step 2 of 5"; "Step 1" before the solution is chosen, because the number of steps is unknown. */
export function quickQuoteCounter(look: Look<QuickQuoteAnswers, QuickQuoteStepId>): string {
  return look.at === 0 && !look.done ? 'Step 1' : stepCounter(look);
}
