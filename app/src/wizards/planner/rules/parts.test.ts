import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plannerAnswers } from '../testing.ts';
import { spent } from './budget.ts';
import { partsOf } from './parts.ts';

test('the parts of a plan add up to its price, and each can be removed alone', () => {
  fc.assert(
    fc.property(plannerAnswers, (plan) => {
      const parts = partsOf(plan);
      expect(parts.reduce((sum, { price }) => sum + price, 0)).toBe(spent(plan));
      for (const part of parts) {
        const rest = partsOf({ ...plan, ...part.without }).map(({ id }) => id);
        expect(rest).toEqual(parts.map(({ id }) => id).filter((id) => id !== part.id));
      }
    }),
  );
});

test('the name of a part includes its kind', () =>
  expect(
    partsOf({ platform: 'full', solutions: ['solution:financial'], dashboards: ['dashboard:financial'] }).map(
      ({ name }) => name,
    ),
  ).toEqual(['Full System platform', 'Financial Management solution', 'Financial Management dashboard']));
