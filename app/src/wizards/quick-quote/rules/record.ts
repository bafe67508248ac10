import { goalIds } from '../../../domain/catalogue/goals.ts';
import { industryIds } from '../../../domain/catalogue/industries.ts';
import { solutionTypeIds } from '../../../domain/catalogue/solutionTypes.ts';
import { tierIds } from '../../../domain/catalogue/tiers.ts';
import { trinityIds } from '../../../domain/catalogue/trinity.ts';
import { upsellIds } from '../../../domain/catalogue/upsells.ts';
import { flag, oneOf, someOf } from '../../../domain/record.ts';
import { wizardRecord } from '../../../domain/wizard/record.ts';
import { blankReview, type ReviewAnswers } from '../../../domain/wizard/review.ts';
import type { StoredChoices } from '../../../domain/wizard/wizard.ts';
import { wizardKeys } from '../../../domain/wizard/wizardIds.ts';
import type { QuickQuoteAnswers } from './cart.ts';
import { quickQuoteFlow } from './flow.ts';

/** The choices in something stored, as far as they are on offer. */
export function choicesIn(stored: StoredChoices): Omit<QuickQuoteAnswers, keyof ReviewAnswers> {
  return {
    solutionType: oneOf(solutionTypeIds, stored.solutionType),
    selectedIndustry: oneOf(industryIds, stored.selectedIndustry),
    selectedGoals: someOf(goalIds, stored.selectedGoals),
    trinitySelectionId: oneOf(trinityIds, stored.trinitySelectionId),
    selectedTier: oneOf(tierIds, stored.selectedTier),
    hasPhysicalStore: flag(stored.hasPhysicalStore),
    aedUpsellChoice: oneOf(upsellIds, stored.aedUpsellChoice),
  };
}

/** Exactly what comes back after a reload. The first quotes were saved without a version. */
export const quickQuoteRecord = wizardRecord({
  key: wizardKeys.quote,
  flow: quickQuoteFlow,
  typed: blankReview,
  read: choicesIn,
  unversioned: true,
});
