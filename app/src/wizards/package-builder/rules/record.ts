import { brandIds } from '../../../domain/catalogue/brand.ts';
import { campaignIds } from '../../../domain/catalogue/campaigns.ts';
import { industryIds } from '../../../domain/catalogue/industries.ts';
import { serviceIds } from '../../../domain/catalogue/services.ts';
import { tierIds } from '../../../domain/catalogue/tiers.ts';
import { trinityIds } from '../../../domain/catalogue/trinity.ts';
import { flag, oneOf, someOf } from '../../../domain/record.ts';
import type { StoredChoices } from '../../../domain/wizard/questionnaire.ts';
import { wizardRecord } from '../../../domain/wizard/record.ts';
import { blankReview } from '../../../domain/wizard/review.ts';
import { wizardKeys } from '../../../domain/wizard/wizardIds.ts';
import { type PackageBuilderChoices, packageBuilderFlow } from './flow.ts';

/** The choices in something stored, as far as they are on offer. */
export function choicesIn(saved: StoredChoices): PackageBuilderChoices {
  return {
    services: someOf(serviceIds, saved.services),
    industry: oneOf(industryIds, saved.industry),
    brand: oneOf(brandIds, saved.brand),
    campaign: oneOf(campaignIds, saved.campaign),
    trinity: oneOf(trinityIds, saved.trinity),
    systems: oneOf(trinityIds, saved.systems),
    tier: oneOf(tierIds, saved.tier),
    hasPhysicalStore: flag(saved.hasPhysicalStore),
  };
}

/** Exactly what comes back after a reload. */
export const packageBuilderRecord = wizardRecord({
  key: wizardKeys.configurator,
  flow: packageBuilderFlow,
  typed: blankReview,
  read: choicesIn,
});
