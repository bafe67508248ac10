import fc from 'fast-check';
import { one, review, some, yesOrNo } from '../../../test/arbitraries.ts';
import { brandIds } from '../../domain/catalogue/brand.ts';
import { campaignIds } from '../../domain/catalogue/campaigns.ts';
import { industryIds } from '../../domain/catalogue/industries.ts';
import { serviceIds } from '../../domain/catalogue/services.ts';
import { tierIds } from '../../domain/catalogue/tiers.ts';
import { trinityIds } from '../../domain/catalogue/trinity.ts';
import { blankReview } from '../../domain/wizard/review.ts';
import type { PackageBuilderAnswers, PackageBuilderStepId } from './rules/flow.ts';

/** Random answers: every field set or unset, even if its step is not on the path. */
export const packageBuilderAnswers: fc.Arbitrary<PackageBuilderAnswers> = fc.record({
  services: some(serviceIds),
  industry: one(industryIds),
  brand: one(brandIds),
  campaign: one(campaignIds),
  trinity: one(trinityIds),
  systems: one(trinityIds),
  tier: one(tierIds),
  hasPhysicalStore: yesOrNo,
  ...review,
});

/** The answers that each step asks for. */
export const packageBuilderAsks: Readonly<Record<PackageBuilderStepId, readonly (keyof PackageBuilderAnswers)[]>> = {
  services: ['services'],
  industry: ['industry'],
  brand: ['brand'],
  campaign: ['campaign'],
  trinity: ['trinity'],
  systems: ['systems'],
  tier: ['tier'],
  store: ['hasPhysicalStore'],
  review: Object.keys(blankReview) as (keyof typeof blankReview)[],
};
