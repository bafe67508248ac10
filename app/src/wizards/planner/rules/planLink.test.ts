import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue } from '../../../domain/catalogue/given.ts';
import { plannerAnswers } from '../testing.ts';
import { describePlan, planFromText, planToText } from './planLink.ts';

const plan = {
  platform: 'full',
  solutions: ['solution:financial'],
  dashboards: ['dashboard:inventory'],
  path: 'custom',
} as const;

test('a plan is a short text of ids', () =>
  expect(planToText(plan)).toBe('full.solution:financial.dashboard:inventory.custom'));

test('encoding and decoding a plan gives the same plan', () => {
  fc.assert(
    fc.property(plannerAnswers, ({ platform, solutions, dashboards, path }) => {
      const sent = { platform, solutions, dashboards, path };
      const address = new URL(`https://agency.example/booking?${new URLSearchParams({ plan: planToText(sent) })}`);
      expect(planFromText(catalogue, address.searchParams.get('plan'))).toEqual(platform === null ? null : sent);
    }),
  );
});

test.each([[null], [''], ['custom'], ['solution:financial'], ['__proto__'], ['golden.custom'], ['.'.repeat(5000)]])(
  '%j is no plan',
  (text) => expect(planFromText(catalogue, text)).toBeNull(),
);

test('unknown and repeated items are dropped', () =>
  expect(planFromText(catalogue, 'premium.full.solution:magic.solution:financial.solution:financial.maybe')).toEqual({
    platform: 'full',
    solutions: ['solution:financial'],
    dashboards: [],
    path: null,
  }));

test.each([
  ['full', ['Full System platform']],
  ['full.hybrid', ['Full System platform', 'Hybrid Approach, €1,280']],
  [
    'full.solution:financial.dashboard:financial.custom',
    [
      'Full System platform',
      'Financial Management solution',
      'Financial Management dashboard',
      'Custom Development, €4,450',
    ],
  ],
])('%s is %j', (text, lines) => {
  const plan = planFromText(catalogue, text);
  expect(plan && describePlan(catalogue, plan)).toEqual(lines);
});
