import { expect, test } from 'vitest';
import { begin } from '../../../domain/wizard/flow.ts';
import { type PlannerAnswers, plannerFlow } from './flow.ts';
import { plannerRecord } from './record.ts';

const answers: PlannerAnswers = {
  ...plannerFlow.blank,
  industry: 'retail',
  goals: ['fees'],
  budget: 5000,
  platform: 'premium',
};
const record = plannerRecord.format({ at: 3, answers });

test('a plan is restored', () => expect(plannerRecord.parse(record)).toEqual({ at: 3, answers }));

test('a record of another version is not read', () =>
  expect(plannerRecord.parse({ ...record, version: 2 })).toEqual(begin(plannerFlow)));

test.each([[499], [100_001], ['5000'], [Number.NaN], [null]])(
  'a budget of %j is not set, and its step is open',
  (budget) => expect(plannerRecord.parse({ ...record, budget })).toMatchObject({ at: 1, answers: { budget: null } }),
);

test('opening a later page redirects to the first unfinished one', () =>
  expect(plannerRecord.parse({ ...record, currentStep: 5, platform: null }).at).toBe(2));

test('repeated stored items are chosen once', () => {
  const twice = {
    ...record,
    solutions: ['solution:financial', 'solution:financial'],
    dashboards: ['dashboard:inventory', 'dashboard:inventory'],
  };
  expect(plannerRecord.parse(twice).answers).toMatchObject({
    solutions: ['solution:financial'],
    dashboards: ['dashboard:inventory'],
  });
});
