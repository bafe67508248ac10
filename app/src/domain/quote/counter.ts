import { stepCounter } from '../counter.ts';
import type { Look } from '../flow.ts';
import type { QuoteAnswers, QuoteStepId } from '../quote.ts';

/** "Step 2 of 5"; before the solution is chosen nobody can know of how many, so it says "Step 1". */
export function quoteCounter(look: Look<QuoteAnswers, QuoteStepId>): string {
  return look.at === 0 && !look.done ? 'Step 1' : stepCounter(look);
}
