import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../domain/catalogue/given.ts';
import { type PlannerAnswers, plannerFlow } from './questions.ts';

const given = (answers: Partial<PlannerAnswers>): PlannerAnswers => ({ ...plannerFlow(catalogue).blank, ...answers });
const stepsOf = (answers: Partial<PlannerAnswers>) => plannerFlow(catalogue).steps(given(answers));
const done = (id: string, answers: Partial<PlannerAnswers>) =>
  stepsOf(answers)
    .find((step) => step.id === id)
    ?.isDone(given(answers));

test('six steps, one for each page', () =>
  expect(stepsOf({}).map(({ label }) => label)).toEqual([
    'Industry',
    'Goals',
    'Platform',
    'Industry solutions',
    'Universal dashboards',
    'Choose Your Path',
  ]));

test('the goals step needs one goal and a budget', () => {
  expect(done('goals', { goals: ['fees'] })).toBe(false);
  expect(done('goals', { budget: 500 })).toBe(false);
  expect(done('goals', { goals: ['fees'], budget: 500 })).toBe(true);
});

describe('the budget', () => {
  test.each([
    ['platform', 800],
    // And a solution at €1,200.
    ['solutions', 2000],
    // And a dashboard at €1,350.
    ['dashboards', 3350],
  ])('takes what is chosen up to the step of %s for €%i, and not for a euro less', (step, budget) => {
    const plan: Partial<PlannerAnswers> = {
      platform: 'foundation',
      solutions: step === 'platform' ? [] : ['solution:financial'],
      dashboards: step === 'dashboards' ? ['dashboard:financial'] : [],
    };
    expect([budget, budget - 1].map((euro) => done(step, { ...plan, budget: euro }))).toEqual([true, false]);
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
    stepsOf(answers).flatMap((step) => (step.isEmpty?.(given(answers)) ? [step.id] : []));
  expect(empty({})).toEqual(['solutions', 'dashboards']);
  expect(empty({ solutions: ['solution:financial'] })).toEqual(['dashboards']);
  expect(empty({ path: 'hybrid' })).toEqual([]);
});
