import { expect, test } from 'vitest';
import { budgetFor, discountedPrice, overBudget, type Plan, spent, spentRange } from './budget.ts';

const plan: Plan = { platform: 'full', solutions: ['solution:financial', 'solution:marketing'], dashboards: [] };

test('a solution of €1,500 takes €1,200', () => expect(discountedPrice('solution:inventory')).toBe(1200));

test.each<[Plan, number]>([
  [{ platform: null, solutions: [], dashboards: [] }, 0],
  [{ platform: 'premium', solutions: [], dashboards: [] }, 2400],
  [plan, 4000],
  [{ ...plan, dashboards: ['dashboard:financial', 'dashboard:inventory'] }, 6700],
])('%j spends €%i', (chosen, amount) => expect(spent(chosen)).toBe(amount));

test('an amount over the budget states the excess', () => {
  expect(overBudget(2300, 2000)).toBe('€300 over your budget');
  expect(overBudget(2000, 2000)).toBeNull();
});

test.each([
  [2300, 2300],
  [2501, 2501],
  [80, 500],
  [1e9, 100_000],
])('€%i need a budget of €%i', (amount, budget) => expect(budgetFor(amount)).toBe(budget));

test('plans take between €800 and €17,700', () => expect(spentRange).toEqual({ least: 800, most: 17_700 }));
