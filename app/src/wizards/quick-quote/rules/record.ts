import { goalIds } from '../../../domain/catalogue/goals.ts';
import { industryIds } from '../../../domain/catalogue/industries.ts';
import { solutionTypeIds } from '../../../domain/catalogue/solution-types.ts';
import { tierIds } from '../../../domain/catalogue/tiers.ts';
import { trinityIds } from '../../../domain/catalogue/trinity.ts';
import { upsellIds } from '../../../domain/catalogue/upsells.ts';
import { fieldsOf, flag, oneOf, positionOf, someOf } from '../../../domain/record.ts';
import { begin, clamp, type WizardState } from '../../../domain/wizard/flow.ts';
import { type QuickQuoteAnswers, quickQuoteFlow } from './flow.ts';

/** The saved state, restored after a reload. It contains no name, e-mail or other Review fields. */
export interface QuickQuoteRecord
  extends Pick<
    QuickQuoteAnswers,
    | 'solutionType'
    | 'selectedIndustry'
    | 'selectedGoals'
    | 'trinitySelectionId'
    | 'selectedTier'
    | 'hasPhysicalStore'
    | 'aedUpsellChoice'
  > {
  version: 1;
  /** From 1. */
  currentStep: number;
}

export function toQuickQuoteRecord({ at, answers }: WizardState<QuickQuoteAnswers>): QuickQuoteRecord {
  const { solutionType, selectedIndustry, selectedGoals, trinitySelectionId, selectedTier } = answers;
  return {
    version: 1,
    currentStep: at + 1,
    solutionType,
    selectedIndustry,
    selectedGoals,
    trinitySelectionId,
    selectedTier,
    hasPhysicalStore: answers.hasPhysicalStore,
    aedUpsellChoice: answers.aedUpsellChoice,
  };
}

/** Parses a saved state, at a step that is open. Returns a blank state if it is unusable. Never throws. */
export function parseQuickQuoteRecord(json: unknown): WizardState<QuickQuoteAnswers> {
  const saved = fieldsOf(json);
  if (saved.version !== undefined && saved.version !== 1) return begin(quickQuoteFlow);
  return clamp(quickQuoteFlow, {
    at: positionOf(saved.currentStep),
    answers: {
      ...quickQuoteFlow.blank,
      solutionType: oneOf(solutionTypeIds, saved.solutionType),
      selectedIndustry: oneOf(industryIds, saved.selectedIndustry),
      selectedGoals: someOf(goalIds, saved.selectedGoals),
      trinitySelectionId: oneOf(trinityIds, saved.trinitySelectionId),
      selectedTier: oneOf(tierIds, saved.selectedTier),
      hasPhysicalStore: flag(saved.hasPhysicalStore),
      aedUpsellChoice: oneOf(upsellIds, saved.aedUpsellChoice),
    },
  });
}
