import type { TrinityId } from '../../../domain/catalogue/trinity.ts';
import { contactProblem } from '../../../domain/forms/contact.ts';
import { needsStore } from '../../../domain/pricing/store.ts';
import type { Flow, Step } from '../../../domain/wizard/flow.ts';
import { blankQuickQuote, type QuickQuoteAnswers, quickQuoteCart } from './cart.ts';
import { hasUpsell } from './upsell.ts';

export type QuickQuoteStepId = 'solution' | 'industry' | 'goals' | 'trinity' | 'upsell' | 'tier' | 'store' | 'review';

type QuickQuoteStep = Step<QuickQuoteAnswers, QuickQuoteStepId>;

const solution: QuickQuoteStep = { id: 'solution', label: 'Solution Type', isDone: (a) => a.solutionType !== null };
const industry: QuickQuoteStep = { id: 'industry', label: 'Industry', isDone: (a) => a.selectedIndustry !== null };
const goals: QuickQuoteStep = { id: 'goals', label: 'Goals', isDone: (a) => a.selectedGoals.length > 0 };
const trinity: QuickQuoteStep = {
  id: 'trinity',
  label: 'Trinity Package',
  isDone: (a) => a.trinitySelectionId !== null,
};
const upsell: QuickQuoteStep = { id: 'upsell', label: 'AED Upsell', isDone: (a) => quickQuoteCart(a).upsell !== null };
const tier: QuickQuoteStep = { id: 'tier', label: 'Platform Tier', isDone: (a) => a.selectedTier !== null };
const store: QuickQuoteStep = { id: 'store', label: 'Store Type', isDone: (a) => a.hasPhysicalStore !== null };
const review: QuickQuoteStep = { id: 'review', label: 'Review', isDone: (answers) => contactProblem(answers) === null };

function steps(answers: QuickQuoteAnswers): readonly [QuickQuoteStep, ...QuickQuoteStep[]] {
  switch (answers.solutionType) {
    case 'website':
      return [solution, industry, goals, tier, review];
    case 'both':
      return [solution, industry, trinity, tier, review];
    case 'trinity':
      return [
        solution,
        trinity,
        ...(hasUpsell(answers.trinitySelectionId) ? [upsell] : []),
        ...(needsStore(quickQuoteCart(answers).system) ? [store] : []),
        { ...review, label: 'Review & Purchase' },
      ];
    case null:
      return [solution, review];
  }
}

export const quickQuoteFlow: Flow<QuickQuoteAnswers, QuickQuoteStepId> = {
  blank: blankQuickQuote,
  steps,
};

/**
 * The chosen system if it may need a setup in a store but this path does not ask about stores: the quote then leaves out
 * the setup, and its review says so.
 */
export function setupLeftOut(answers: QuickQuoteAnswers): TrinityId | null {
  const { system } = quickQuoteCart(answers);
  const hasStoreStep = quickQuoteFlow.steps(answers).some(({ id }) => id === 'store');
  return !hasStoreStep && needsStore(system) ? system : null;
}
