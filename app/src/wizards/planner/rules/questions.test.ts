import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../domain/catalogue/given.ts';
import { type PlannerAnswers, plannerFlow } from './questions.ts';

const given = (answers: Partial<PlannerAnswers>): PlannerAnswers => ({ ...plannerFlow(catalogue).blank, ...answers });
const done = (id: string, answers: Partial<PlannerAnswers>) =>
  plannerFlow(catalogue)
    .steps(given(answers))
    .find((step) => step.id === id)
    ?.isDone(given(answers));

test('six steps, one for each page', () =>
  expect(
    plannerFlow(catalogue)
      .steps(plannerFlow(catalogue).blank)
      .map(({ label }) => label),
  ).toEqual(['Industry', 'Goals', 'Platform', 'Industry solutions', 'Universal dashboards', 'Choose Your Path']));

test('the goals step needs one goal and a budget', () => {
  expect(done('goals', { goals: ['fees'] })).toBe(false);
  expect(done('goals', { budget: 500 })).toBe(false);
  expect(done('goals', { goals: ['fees'], budget: 500 })).toBe(true);
});

describe('the budget', () => {
  test.each([
    [800, true],
    [799, false],
  ])('of €%i takes the platform of €800: %s', (budget, fits) => {
    expect(done('platform', { platform: 'foundation', budget })).toBe(fits);
  });

  test.each([
    [2000, true],
    [1999, false],
  ])('of €%i takes the platform and a solution at €1,200: %s', (budget, fits) => {
    expect(done('solutions', { platform: 'foundation', solutions: ['solution:financial'], budget })).toBe(fits);
  });

  test.each([
    [3350, true],
    [3349, false],
  ])('of €%i takes platform, solution and dashboard together: %s', (budget, fits) => {
    const plan = {
      platform: 'foundation',
      solutions: ['solution:financial'],
      dashboards: ['dashboard:financial'],
    } as const;
    expect(done('dashboards', { ...plan, budget })).toBe(fits);
  });

  test('lowered later blocks the steps with prices', () => {
    const plan = { platform: 'premium', budget: 1000 } as const;
    expect(['platform', 'solutions', 'dashboards'].map((id) => done(id, plan))).toEqual([false, false, false]);
  });
});

test('solutions and dashboards may stay empty, the platform may not', () => {
  expect(done('platform', { budget: 500 })).toBe(false);
  expect(done('solutions', { budget: 800, platform: 'foundation' })).toBe(true);
  expect(done('dashboards', { budget: 800, platform: 'foundation' })).toBe(true);
});

test('an optional empty step is not finished until a path is chosen', () => {
  const empty = (answers: Partial<PlannerAnswers>) =>
    plannerFlow(catalogue)
      .steps(given(answers))
      .flatMap((step) => (step.isEmpty?.(given(answers)) ? [step.id] : []));
  expect(empty({})).toEqual(['solutions', 'dashboards']);
  expect(empty({ solutions: ['solution:financial'] })).toEqual(['dashboards']);
  expect(empty({ path: 'hybrid' })).toEqual([]);
});
