import fc from 'fast-check';
import { one, review, some, yesOrNo } from '../../../test/arbitraries.ts';
import { goalIds } from '../../domain/catalogue/goals.ts';
import { industryIds } from '../../domain/catalogue/industries.ts';
import { solutionTypeIds } from '../../domain/catalogue/solutionTypes.ts';
import { tierIds } from '../../domain/catalogue/tiers.ts';
import { trinityIds } from '../../domain/catalogue/trinity.ts';
import { upsellIds } from '../../domain/catalogue/upsells.ts';
import { blankReview } from '../../domain/wizard/review.ts';
import type { QuickQuoteAnswers } from './rules/cart.ts';
import { type QuickQuoteStepId, quickQuoteFlow } from './rules/flow.ts';

/** Random answers: every field set or unset, even if its step is not on the path. */
export const quickQuoteAnswers: fc.Arbitrary<QuickQuoteAnswers> = fc.record({
  solutionType: one(solutionTypeIds),
  selectedIndustry: one(industryIds),
  selectedGoals: some(goalIds),
  trinitySelectionId: one(trinityIds),
  selectedTier: one(tierIds),
  hasPhysicalStore: yesOrNo,
  aedUpsellChoice: one(upsellIds),
  ...review,
});

/** A finished quote, without what Review asks. */
export const completeQuote: QuickQuoteAnswers = {
  solutionType: 'both',
  selectedIndustry: 'retail',
  selectedGoals: [],
  trinitySelectionId: 'trinity-core',
  selectedTier: 'full',
  hasPhysicalStore: null,
  aedUpsellChoice: null,
  ...blankReview,
};

/** The same, as the browser stores it at Review. */
export const storedQuote = {
  version: 1,
  currentStep: quickQuoteFlow.steps(completeQuote).length,
  ...completeQuote,
};

/** The answers that each step asks for. */
export const quickQuoteAsks: Readonly<Record<QuickQuoteStepId, readonly (keyof QuickQuoteAnswers)[]>> = {
  solution: ['solutionType'],
  industry: ['selectedIndustry'],
  goals: ['selectedGoals'],
  trinity: ['trinitySelectionId'],
  upsell: ['aedUpsellChoice'],
  tier: ['selectedTier'],
  store: ['hasPhysicalStore'],
  review: Object.keys(blankReview) as (keyof typeof blankReview)[],
};
