import type { GoalId } from '../../../domain/catalogue/goals.ts';
import type { IndustryId } from '../../../domain/catalogue/industries.ts';
import type { SolutionTypeId } from '../../../domain/catalogue/solution-types.ts';
import type { TierId } from '../../../domain/catalogue/tiers.ts';
import type { TrinityId } from '../../../domain/catalogue/trinity.ts';
import type { UpsellId } from '../../../domain/catalogue/upsells.ts';
import { needsStore } from '../../../domain/pricing/store.ts';
import type { Flow, Step } from '../../../domain/wizard/flow.ts';
import { blankReview, type ReviewAnswers, reviewDone } from '../../../domain/wizard/review.ts';
import { effectiveSystem, hasUpsell, validUpsell } from './upsell.ts';

export interface QuickQuoteAnswers extends ReviewAnswers {
  solutionType: SolutionTypeId | null;
  selectedIndustry: IndustryId | null;
  selectedGoals: readonly GoalId[];
  trinitySelectionId: TrinityId | null;
  selectedTier: TierId | null;
  hasPhysicalStore: boolean | null;
  aedUpsellChoice: UpsellId | null;
}

export type QuickQuoteStepId = 'solution' | 'industry' | 'goals' | 'trinity' | 'upsell' | 'tier' | 'store' | 'review';

type QuickQuoteStep = Step<QuickQuoteAnswers, QuickQuoteStepId>;

const solution: QuickQuoteStep = { id: 'solution', label: 'Solution Type', done: (a) => a.solutionType !== null };
const industry: QuickQuoteStep = { id: 'industry', label: 'Industry', done: (a) => a.selectedIndustry !== null };
const goals: QuickQuoteStep = { id: 'goals', label: 'Goals', done: (a) => a.selectedGoals.length > 0 };
const trinity: QuickQuoteStep = { id: 'trinity', label: 'Trinity Package', done: (a) => a.trinitySelectionId !== null };
const upsell: QuickQuoteStep = { id: 'upsell', label: 'AED Upsell', done: (a) => quickQuoteCart(a).upsell !== null };
const tier: QuickQuoteStep = { id: 'tier', label: 'Platform Tier', done: (a) => a.selectedTier !== null };
const store: QuickQuoteStep = { id: 'store', label: 'Store Type', done: (a) => a.hasPhysicalStore !== null };
const review: QuickQuoteStep = { id: 'review', label: 'Review', done: reviewDone };

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
  blank: {
    solutionType: null,
    selectedIndustry: null,
    selectedGoals: [],
    trinitySelectionId: null,
    selectedTier: null,
    hasPhysicalStore: null,
    aedUpsellChoice: null,
    ...blankReview,
  },
  steps,
};

/** The answers on the current path; null or empty for all others. */
export interface QuickQuoteCart {
  /** As chosen in the Trinity step. */
  chosen: TrinityId | null;
  upsell: UpsellId | null;
  /** The system after the upsell. */
  system: TrinityId | null;
  tier: TierId | null;
  hasPhysicalStore: boolean | null;
  industry: IndustryId | null;
  goals: readonly GoalId[];
}

/**
 * The chosen system if it may need a setup in a store but this path does not ask about stores: the quote then leaves out
 * the setup, and its review says so.
 */
export function setupLeftOut(answers: QuickQuoteAnswers): TrinityId | null {
  const { system } = quickQuoteCart(answers);
  const hasStoreStep = quickQuoteFlow.steps(answers).some(({ id }) => id === 'store');
  return !hasStoreStep && needsStore(system) ? system : null;
}

/** The answers on the current path. The others are kept in case the visitor switches back. */
export function quickQuoteCart(answers: QuickQuoteAnswers): QuickQuoteCart {
  const { solutionType } = answers;
  const alone = solutionType === 'trinity';
  const both = solutionType === 'both';
  const platform = solutionType === 'website' || both;
  const chosen = alone || both ? answers.trinitySelectionId : null;
  const upsell = alone ? validUpsell(chosen, answers.aedUpsellChoice) : null;
  const system = effectiveSystem(chosen, upsell);
  return {
    chosen,
    upsell,
    system,
    tier: platform ? answers.selectedTier : null,
    hasPhysicalStore: alone && needsStore(system) ? answers.hasPhysicalStore : null,
    industry: platform ? answers.selectedIndustry : null,
    goals: solutionType === 'website' ? answers.selectedGoals : [],
  };
}
