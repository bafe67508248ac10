import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue } from '../../../domain/catalogue/given.ts';
import { plannerAnswers } from '../testing.ts';
import { budgetFor, discountedPrice, overBudgetWords, type Plan, partsOf, planCost, planCostRange } from './budget.ts';

const plan: Plan = { platform: 'full', solutions: ['solution:financial', 'solution:marketing'], dashboards: [] };

test('a solution of €1,500 takes €1,200', () => expect(discountedPrice(catalogue, 'solution:inventory')).toBe(1200));

test.each<[Plan, number]>([
  [{ platform: null, solutions: [], dashboards: [] }, 0],
  [{ platform: 'premium', solutions: [], dashboards: [] }, 2400],
  [plan, 4000],
  [{ ...plan, dashboards: ['dashboard:financial', 'dashboard:inventory'] }, 6700],
])('%j spends €%i', (chosen, amount) => expect(planCost(catalogue, chosen)).toBe(amount));

test('an amount over the budget states the excess', () => {
  expect(overBudgetWords(2300, 2000)).toBe('€300 over your budget');
  expect(overBudgetWords(2000, 2000)).toBeNull();
});

test.each([
  [2300, 2300],
  [2501, 2501],
  [80, 500],
  [1e9, 100_000],
])('€%i need a budget of €%i', (amount, budget) => expect(budgetFor(amount)).toBe(budget));

test('plans take between €800 and €17,700', () =>
  expect(planCostRange(catalogue)).toEqual({ least: 800, most: 17_700 }));

test('the parts of a plan add up to its price, and each can be removed alone', () => {
  fc.assert(
    fc.property(plannerAnswers, (plan) => {
      const parts = partsOf(catalogue, plan);
      expect(parts.reduce((sum, { price }) => sum + price, 0)).toBe(planCost(catalogue, plan));
      for (const part of parts) {
        const rest = partsOf(catalogue, { ...plan, ...part.without }).map(({ id }) => id);
        expect(rest).toEqual(parts.map(({ id }) => id).filter((id) => id !== part.id));
      }
    }),
  );
});

test('the name of a part includes its kind', () =>
  expect(
    partsOf(catalogue, {
      platform: 'full',
      solutions: ['solution:financial'],
      dashboards: ['dashboard:financial'],
    }).map(({ name }) => name),
  ).toEqual(['Full System platform', 'Financial Management solution', 'Financial Management dashboard']));
