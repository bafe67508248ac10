import fc from 'fast-check';
import { details, one, some } from '../../../test/arbitraries.ts';
import { dashboardIds } from '../../domain/catalogue/dashboards.ts';
import { goalIds } from '../../domain/catalogue/goals.ts';
import { industryIds } from '../../domain/catalogue/industries.ts';
import { pathIds } from '../../domain/catalogue/paths.ts';
import { platformIds } from '../../domain/catalogue/platforms.ts';
import { solutionIds } from '../../domain/catalogue/solutions.ts';
import { budgetRange } from './rules/budget.ts';
import type { PlannerAnswers, PlannerStepId } from './rules/flow.ts';

/** Random answers: every field set or unset, even if its step is not on the path. */
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

/** Every question answered, except the optional dashboards. */
export const completePlan: PlannerAnswers = {
  industry: 'retail',
  goals: ['brand', 'customers'],
  budget: 5000,
  platform: 'full',
  solutions: ['solution:customers', 'solution:marketing'],
  dashboards: [],
  path: 'hybrid',
  name: ' Ann Byrne ',
  email: 'ann@example.ie ',
  additionalNotes: 'We open in March.',
};

/** The answers that each step asks for. */
export const plannerAsks: Readonly<Record<PlannerStepId, readonly (keyof PlannerAnswers)[]>> = {
  industry: ['industry'],
  goals: ['goals', 'budget'],
  platform: ['platform'],
  solutions: ['solutions'],
  dashboards: ['dashboards'],
  path: ['path', 'name', 'email', 'additionalNotes'],
};
