import { stepCounter } from '../../../domain/wizard/counter.ts';
import type { Look } from '../../../domain/wizard/flow.ts';
import type { QuickQuoteAnswers, QuickQuoteStepId } from './flow.ts';

/** "Step 2 of 5"; "Step 1" before the solution is chosen, because the number of steps is unknown. */
export function quickQuoteCounter(look: Look<QuickQuoteAnswers, QuickQuoteStepId>): string {
  return look.at === 0 && !look.done ? 'Step 1' : stepCounter(look);
}
