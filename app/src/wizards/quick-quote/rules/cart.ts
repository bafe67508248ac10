import type { GoalId } from '../../../domain/catalogue/goals.ts';
import type { IndustryId } from '../../../domain/catalogue/industries.ts';
import type { SolutionTypeId } from '../../../domain/catalogue/solutionTypes.ts';
import type { TierId } from '../../../domain/catalogue/tiers.ts';
import type { TrinityId } from '../../../domain/catalogue/trinity.ts';
import type { UpsellId } from '../../../domain/catalogue/upsells.ts';
import { needsStore } from '../../../domain/pricing/store.ts';
import { blankReview, type ReviewAnswers } from '../../../domain/wizard/review.ts';
import { effectiveSystem, validUpsell } from './upsell.ts';

export interface QuickQuoteAnswers extends ReviewAnswers {
  solutionType: SolutionTypeId | null;
  selectedIndustry: IndustryId | null;
  selectedGoals: readonly GoalId[];
  trinitySelectionId: TrinityId | null;
  selectedTier: TierId | null;
  hasPhysicalStore: boolean | null;
  aedUpsellChoice: UpsellId | null;
}

export const blankQuickQuote: QuickQuoteAnswers = {
  solutionType: null,
  selectedIndustry: null,
  selectedGoals: [],
  trinitySelectionId: null,
  selectedTier: null,
  hasPhysicalStore: null,
  aedUpsellChoice: null,
  ...blankReview,
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
