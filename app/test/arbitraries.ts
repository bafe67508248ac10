import fc from 'fast-check';
import { brandIds } from '../src/domain/catalogue/brand.ts';
import { campaignIds } from '../src/domain/catalogue/campaigns.ts';
import { dashboardIds } from '../src/domain/catalogue/dashboards.ts';
import { goalIds } from '../src/domain/catalogue/goals.ts';
import { industryIds } from '../src/domain/catalogue/industries.ts';
import { pathIds } from '../src/domain/catalogue/paths.ts';
import { platformIds } from '../src/domain/catalogue/platforms.ts';
import { serviceIds } from '../src/domain/catalogue/services.ts';
import { solutionTypeIds } from '../src/domain/catalogue/solution-types.ts';
import { solutionIds } from '../src/domain/catalogue/solutions.ts';
import { tierIds } from '../src/domain/catalogue/tiers.ts';
import { systemIds, trinityIds } from '../src/domain/catalogue/trinity.ts';
import { upsellIds } from '../src/domain/catalogue/upsells.ts';
import { type Flow, reach, type WizardState } from '../src/domain/wizard/flow.ts';
import type { PackageBuilderAnswers } from '../src/wizards/package-builder/rules/flow.ts';
import { budgetRange } from '../src/wizards/planner/rules/budget.ts';
import type { PlannerAnswers } from '../src/wizards/planner/rules/flow.ts';
import type { QuickQuoteAnswers } from '../src/wizards/quick-quote/rules/flow.ts';

/** Random answers for property tests: every field set or unset, even if its step is not on the path. */

const one = <Id extends string>(ids: readonly Id[]) => fc.constantFrom(null, ...ids);
const some = <Id extends string>(ids: readonly Id[]) => fc.subarray([...ids]);
const yesOrNo = fc.constantFrom(null, true, false);

const details = {
  name: fc.constantFrom('', ' ', 'Ann Ó Briain'),
  email: fc.constantFrom('', 'ann', 'ann@example.ie'),
  additionalNotes: fc.string({ maxLength: 60 }),
};

const review = {
  ...details,
  keywords: fc.string({ maxLength: 40 }),
  selectedSystems: some(systemIds),
  selectedDashboards: some(dashboardIds),
};

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

export const plannerAnswers: fc.Arbitrary<PlannerAnswers> = fc.record({
  industry: one(industryIds),
  goals: some(goalIds),
  budget: fc.option(fc.integer({ min: budgetRange.min, max: 22_000 })),
  platform: one(platformIds),
  solutions: some(solutionIds),
  dashboards: some(dashboardIds),
  path: one(pathIds),
  ...details,
});

/** A state on any open step. */
export function states<Answers>(
  flow: Flow<Answers>,
  answers: fc.Arbitrary<Answers>,
): fc.Arbitrary<WizardState<Answers>> {
  return answers.chain((given) => fc.record({ at: fc.nat(reach(flow, given)), answers: fc.constant(given) }));
}
