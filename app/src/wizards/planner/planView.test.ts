import { expect, test } from 'vitest';
import { spendingView } from './planView.ts';
import { plannerFlow } from './rules/flow.ts';

const plan = {
  ...plannerFlow.blank,
  budget: 5000,
  platform: 'full',
  solutions: ['solution:financial', 'solution:marketing'],
  dashboards: [],
} as const;

test('while the budget is spent, the list total that the paths start from stands beside it', () => {
  const { total, due, later } = spendingView(plan, () => {});
  expect(total).toBe('€4,000');
  expect(due).toMatchObject({ label: 'Remaining', amount: '€1,000' });
  expect(later).toMatchObject({ label: 'List total', amount: '€4,600' });
});

test('where nothing is discounted it would say the same twice, so it is left out', () =>
  expect(spendingView({ ...plan, solutions: [] }, () => {}).later).toBeUndefined());
