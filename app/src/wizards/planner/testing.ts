import fc from 'fast-check';
import { answersTo } from '../../../test/arbitraries.ts';
import { catalogue } from '../../domain/catalogue/given.ts';
import { blankBuysAs } from '../../domain/wizard/review.ts';
import { budgetRange } from './rules/budget.ts';
import { type PlannerAnswers, plannerQuestionnaire } from './rules/questions.ts';

/** Random answers. Budgets reach a little above the largest plan, so that many plans exceed theirs. */
export const plannerAnswers: fc.Arbitrary<PlannerAnswers> = fc
  .tuple(
    answersTo<PlannerAnswers>(plannerQuestionnaire(catalogue)),
    fc.option(fc.integer({ min: budgetRange.min, max: 22_000 })),
  )
  .map(([answers, budget]) => ({ ...answers, budget }));

/** Every question answered, except the optional dashboards. */
export const completePlan: PlannerAnswers = {
  industry: 'retail',
  goals: ['brand', 'customers'],
  budget: 5000,
  platform: 'full',
  solutions: ['solution:customers', 'solution:marketing'],
  dashboards: [],
  path: 'hybrid',
  ...blankBuysAs,
  name: ' Ann Byrne ',
  email: 'ann@example.ie ',
  additionalNotes: 'We open in March.',
};
