import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idsOf } from '../../../domain/catalogue/catalogue.ts';
import { defaultCatalogue } from '../../../domain/catalogue/defaultCatalogue.ts';
import { catalogue } from '../../../domain/catalogue/given.ts';
import { dashboardIds, type GoalId, goalIds, solutionIds, topicIds } from '../../../domain/catalogue/ids.ts';
import { planCost } from './budget.ts';
import { fitBudget, type PlanScore, partPoints, type WholePlan } from './fit.ts';
import {
  comparisonWords,
  nothingFitsWords,
  partsByGoal,
  servedGoalTitles,
  servedWords,
  toolsWords,
} from './fitWords.ts';

const { goalNeeds, platforms } = defaultCatalogue;
const platformIds = idsOf(platforms);

const aGoal = fc.subarray([...goalIds], { minLength: 1 });
const budgets = fc.oneof(fc.integer({ min: 500, max: 20_000 }), fc.constantFrom(799, 800, 1999, 2000, 100_000));

function subsets<T>(items: readonly T[]): T[][] {
  return items.reduce<T[][]>((sets, item) => sets.concat(sets.map((set) => [...set, item])), [[]]);
}

/** All 3 × 64 × 64 plans there are. */
const everyPlan: readonly WholePlan[] = platformIds.flatMap((platform) =>
  subsets(solutionIds).flatMap((solutions) =>
    subsets(dashboardIds).map((dashboards) => ({ platform, solutions, dashboards })),
  ),
);

/** A plan's points for a goal, computed a second time from the catalogue, simply and slowly. */
function pointsFor(plan: WholePlan, goal: GoalId): number {
  const { platform, topics } = goalNeeds[goal];
  const on = (ids: readonly string[], prefix: string) =>
    topics.filter((topic) => ids.includes(`${prefix}:${topic}`)).length;
  const platformPoints = platforms[plan.platform].price >= platforms[platform].price ? partPoints.platform : 0;
  return (
    platformPoints +
    on(plan.solutions, 'solution') * partPoints.solution +
    on(plan.dashboards, 'dashboard') * partPoints.dashboard
  );
}

function scoreOf(plan: WholePlan, goals: readonly GoalId[]): PlanScore {
  const points = goals.map((goal) => pointsFor(plan, goal));
  return {
    served: points.filter((point) => point > 0).length,
    points: points.reduce((sum, point) => sum + point, 0),
    spent: planCost(catalogue, plan),
  };
}

/** Negative if the first is better for the goals. */
const byScore = (a: PlanScore, b: PlanScore) => b.served - a.served || b.points - a.points || a.spent - b.spent;

describe('fitted to the budget', () => {
  test.each<[GoalId[]]>([[['brand']], [['fees', 'insights']], [['brand', 'customers', 'scale']], [[...goalIds]]])(
    'no other plan is better for %j',
    (goals) => {
      const candidates = everyPlan
        .map((plan) => scoreOf(plan, goals))
        .filter(({ served }) => served > 0)
        .sort(byScore);
      // Budgets at which the result changes, and some larger ones.
      for (const budget of [500, 799, 800, 1600, 1999, 2000, 2799, 2800, 4000, 5350, 12_000, 17_700, 100_000]) {
        const { plans, least } = fitBudget(catalogue, goals, budget);
        // The best three, each cheaper than the one before.
        const expected: PlanScore[] = [];
        for (let below = budget + 1; expected.length < 3; ) {
          const best = candidates.find((worth) => worth.spent < below);
          if (best === undefined) break;
          expected.push(best);
          below = best.spent;
        }
        expect(plans).toMatchObject(expected);
        expect(plans).toHaveLength(expected.length);
        expect(plans.map((plan) => scoreOf(plan, goals))).toEqual(expected);
        expect(least?.spent).toBe(Math.min(...candidates.map((worth) => worth.spent)));
      }
    },
  );

  test('the order of the goals does not matter', () => {
    const wishes = aGoal.chain((goals) =>
      fc.tuple(fc.constant(goals), fc.shuffledSubarray(goals, { minLength: goals.length }), budgets),
    );
    fc.assert(
      fc.property(wishes, ([goals, shuffled, budget]) => {
        expect(fitBudget(catalogue, shuffled, budget)).toEqual(fitBudget(catalogue, goals, budget));
      }),
    );
  });

  test('if nothing is affordable there is no plan, and the cheapest one exceeds the budget', () => {
    for (const goals of subsets(goalIds).slice(1)) {
      const least = fitBudget(catalogue, goals, 500).least?.spent ?? 0;
      expect(fitBudget(catalogue, goals, least - 1).plans).toEqual([]);
      expect(fitBudget(catalogue, goals, least).plans[0]?.spent).toBe(least);
    }
  });

  test('without a goal there is nothing to fit', () =>
    expect(fitBudget(catalogue, [], 5000)).toEqual({ plans: [], least: null }));
});

describe('explained', () => {
  const [best, cheaper] = fitBudget(catalogue, ['brand', 'customers', 'scale'], 5000).plans;
  if (!best || !cheaper) throw new Error('€5,000 are enough for two plans');

  test('each goal lists the parts that serve it, by their catalogue names', () => {
    fc.assert(
      fc.property(aGoal, budgets, (goals, budget) => {
        for (const plan of fitBudget(catalogue, goals, budget).plans) {
          const told = partsByGoal(catalogue, plan, goals);
          expect(told.map(({ goal }) => goal)).toEqual(goals);
          expect(told.filter(({ by }) => by.length > 0)).toHaveLength(plan.served);
          // Every part of the plan serves a goal.
          const named = new Set(told.flatMap(({ by }) => by.filter((name) => !/ in /.test(name))));
          expect(named.size).toBe(plan.solutions.length + plan.dashboards.length);
        }
      }),
    );
  });

  test('a card names the goals it is for', () => {
    expect(servedGoalTitles(catalogue, 'solution:financial', ['fees', 'brand', 'insights'])).toEqual([
      'Eliminate Platform Fees',
      'Data-Driven Decisions',
    ]);
    expect(servedGoalTitles(catalogue, 'dashboard:customers', ['fees'])).toEqual([]);
  });

  test('a cheaper plan states the saving and what it leaves out', () => {
    expect(comparisonWords(catalogue, cheaper, best)).toMatch(/^€[\d,]+ less, /);
    const both: WholePlan & PlanScore = {
      platform: 'full',
      solutions: ['solution:customers'],
      dashboards: [],
      served: 1,
      points: 5,
      spent: 2800,
    };
    expect(comparisonWords(catalogue, { ...both, solutions: [], spent: 1600 }, both)).toBe(
      '€1,200 less, without Customer Relationship solution',
    );
    expect(comparisonWords(catalogue, { ...both, platform: 'foundation', spent: 2000 }, both)).toBe(
      '€800 less, with Foundation platform in place of Full System platform',
    );
  });

  test('tools are named while they are few, else counted', () => {
    const plan: WholePlan = {
      platform: 'full',
      solutions: ['solution:customers'],
      dashboards: ['dashboard:financial'],
    };
    expect(toolsWords(catalogue, { ...plan, solutions: [], dashboards: [] })).toBe('');
    expect(toolsWords(catalogue, plan)).toBe('Customer Relationship solution and Financial Management dashboard');
    expect(toolsWords(catalogue, { ...plan, solutions: solutionIds })).toBe('6 solutions and 1 dashboard');
    expect(toolsWords(catalogue, { ...plan, solutions: solutionIds, dashboards: [] })).toBe('6 solutions');
  });

  test.each([
    [1, 1, 'Serves your goal'],
    [2, 2, 'Serves both of your goals'],
    [3, 3, 'Serves all 3 of your goals'],
    [2, 3, 'Serves 2 of your 3 goals'],
  ])('%i of %i goals: %s', (served, of, words) => expect(servedWords(served, of)).toBe(words));

  test.each<[GoalId[], number, string]>([
    [['brand'], 500, 'Nothing for your goals fits into €500. The least is the Foundation platform, for €800.'],
    [
      ['insights'],
      1500,
      'Nothing for your goals fits into €1,500. The least is the Foundation platform and Financial Management solution, for €2,000.',
    ],
  ])('%j with €%i: %s', (goals, budget, words) => {
    const { plans, least } = fitBudget(catalogue, goals, budget);
    expect(plans).toEqual([]);
    expect(least && nothingFitsWords(catalogue, least, budget)).toBe(words);
  });
});

test('everything that serves a goal is in the catalogue, and every topic serves one', () => {
  for (const goal of goalIds) {
    const { platform, feature } = goalNeeds[goal];
    expect(platforms[platform].features).toContain(feature);
  }
  expect(new Set(goalIds.flatMap((goal) => goalNeeds[goal].topics))).toEqual(new Set(topicIds));
});
