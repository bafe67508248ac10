import { expect, test } from 'vitest';
import { begin } from '../../../domain/wizard/flow.ts';
import { type PlannerAnswers, plannerFlow } from './flow.ts';
import { parsePlannerRecord, toPlannerRecord } from './record.ts';

const answers: PlannerAnswers = {
  ...plannerFlow.blank,
  industry: 'retail',
  goals: ['fees'],
  budget: 5000,
  platform: 'premium',
};
const record = toPlannerRecord({ at: 3, answers });

test('a plan is restored', () => expect(parsePlannerRecord(record)).toEqual({ at: 3, answers }));

test('a record of another version is not read', () =>
  expect(parsePlannerRecord({ ...record, version: 2 })).toEqual(begin(plannerFlow)));

test.each([[499], [100_001], ['5000'], [Number.NaN], [null]])(
  'a budget of %j is not set, and its step is open',
  (budget) => expect(parsePlannerRecord({ ...record, budget })).toMatchObject({ at: 1, answers: { budget: null } }),
);

test('opening a later page redirects to the first unfinished one', () =>
  expect(parsePlannerRecord({ ...record, currentStep: 5, platform: null }).at).toBe(2));

test('repeated stored items are chosen once', () => {
  const twice = {
    ...record,
    solutions: ['solution:financial', 'solution:financial'],
    dashboards: ['dashboard:inventory', 'dashboard:inventory'],
  };
  expect(parsePlannerRecord(twice).answers).toMatchObject({
    solutions: ['solution:financial'],
    dashboards: ['dashboard:inventory'],
  });
});
