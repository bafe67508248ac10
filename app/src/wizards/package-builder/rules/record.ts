import { brandIds } from '../../../domain/catalogue/brand.ts';
import { campaignIds } from '../../../domain/catalogue/campaigns.ts';
import { industryIds } from '../../../domain/catalogue/industries.ts';
import { serviceIds } from '../../../domain/catalogue/services.ts';
import { tierIds } from '../../../domain/catalogue/tiers.ts';
import { trinityIds } from '../../../domain/catalogue/trinity.ts';
import { fieldsOf, flag, oneOf, positionOf, someOf } from '../../../domain/record.ts';
import { begin, clamp, type WizardState } from '../../../domain/wizard/flow.ts';
import type { StoredChoices } from '../../../domain/wizard/wizard.ts';
import { type PackageBuilderAnswers, type PackageBuilderChoices, packageBuilderFlow } from './flow.ts';

/** The saved state, without the Review fields. */
export interface PackageBuilderRecord extends PackageBuilderChoices {
  version: 1;
  /** From 1. */
  currentStep: number;
}

export function toPackageBuilderRecord({ at, answers }: WizardState<PackageBuilderAnswers>): PackageBuilderRecord {
  const { services, industry, brand, campaign, trinity, systems, tier, hasPhysicalStore } = answers;
  const choices = { services, industry, brand, campaign, trinity, systems, tier, hasPhysicalStore };
  return { version: 1, currentStep: at + 1, ...choices };
}

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

/** Parses a saved state, at a step that is open. Returns a blank state if it is unusable. Never throws. */
export function parsePackageBuilderRecord(json: unknown): WizardState<PackageBuilderAnswers> {
  const saved = fieldsOf(json);
  if (saved.version !== 1) return begin(packageBuilderFlow);
  return clamp(packageBuilderFlow, {
    at: positionOf(saved.currentStep),
    answers: { ...packageBuilderFlow.blank, ...choicesIn(saved) },
  });
}
