import fc from 'fast-check';
import { brandIds } from './catalogue/brand.ts';
import { campaignIds } from './catalogue/campaigns.ts';
import { dashboardIds } from './catalogue/dashboards.ts';
import { goalIds } from './catalogue/goals.ts';
import { industryIds } from './catalogue/industries.ts';
import { pathIds } from './catalogue/paths.ts';
import { platformIds } from './catalogue/platforms.ts';
import { serviceIds } from './catalogue/services.ts';
import { solutionTypeIds } from './catalogue/solution-types.ts';
import { solutionIds } from './catalogue/solutions.ts';
import { tierIds } from './catalogue/tiers.ts';
import { systemIds, trinityIds } from './catalogue/trinity.ts';
import { upsellIds } from './catalogue/upsells.ts';
import type { ConfiguratorAnswers } from './configurator.ts';
import { type Flow, reach, type Walk } from './flow.ts';
import { budgetRange } from './planner/budget.ts';
import type { PlannerAnswers } from './planner.ts';
import type { QuoteAnswers } from './quote.ts';

/** Random answers for the property tests: every field set or unset, whether or not its step is on the path. */

const one = <Id extends string>(ids: readonly Id[]) => fc.constantFrom(null, ...ids);
const some = <Id extends string>(ids: readonly Id[]) => fc.subarray([...ids]);
const yesOrNo = fc.constantFrom(null, true, false);

const review = {
  name: fc.constantFrom('', ' ', 'Ann Ó Briain'),
  email: fc.constantFrom('', 'ann', 'ann@example.ie'),
  additionalNotes: fc.string({ maxLength: 60 }),
  keywords: fc.string({ maxLength: 40 }),
  selectedSystems: some(systemIds),
  selectedDashboards: some(dashboardIds),
};

export const quoteAnswers: fc.Arbitrary<QuoteAnswers> = fc.record({
  solutionType: one(solutionTypeIds),
  selectedIndustry: one(industryIds),
  selectedGoals: some(goalIds),
  trinitySelectionId: one(trinityIds),
  selectedTier: one(tierIds),
  hasPhysicalStore: yesOrNo,
  aedUpsellChoice: one(upsellIds),
  ...review,
});

export const configuratorAnswers: fc.Arbitrary<ConfiguratorAnswers> = fc.record({
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
});

/** A walk on any open step. */
export function walks<Answers>(flow: Flow<Answers>, answers: fc.Arbitrary<Answers>): fc.Arbitrary<Walk<Answers>> {
  return answers.chain((given) => fc.record({ at: fc.nat(reach(flow, given)), answers: fc.constant(given) }));
}
