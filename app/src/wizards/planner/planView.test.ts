import { expect, test } from 'vitest';
import { catalogue } from '../../domain/catalogue/given.ts';
import { spendingView } from './planView.ts';
import { plannerFlow } from './rules/questions.ts';

const plan = {
  ...plannerFlow(catalogue).blank,
  budget: 5000,
  platform: 'full',
  solutions: ['solution:financial', 'solution:marketing'],
  dashboards: [],
} as const;

test('while the budget is spent, the summary also shows the list total', () => {
  const { total, due, later } = spendingView(plan, () => {});
  expect(total).toBe('€4,000');
  expect(due).toMatchObject({ label: 'Remaining', amount: '€1,000' });
  expect(later).toMatchObject({ label: 'List total', amount: '€4,600' });
});

test('once the budget is set, all of it remains while nothing is chosen', () => {
  expect(spendingView({ ...plannerFlow(catalogue).blank, budget: 5000 }, () => {})).toMatchObject({
    totalLabel: 'Spent so far',
    total: '€0',
    due: { label: 'Remaining', amount: '€5,000' },
  });
  expect(spendingView(plannerFlow(catalogue).blank, () => {})).toMatchObject({
    totalLabel: 'Plans',
    total: 'from €800',
  });
});

test('without a discount the list total is left out, because it is the same', () =>
  expect(spendingView({ ...plan, solutions: [] }, () => {}).later).toBeUndefined());
