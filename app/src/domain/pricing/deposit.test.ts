import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultCatalogue } from '../catalogue/defaultCatalogue.ts';
import { fromCents, toCents } from '../money.ts';
import { deposit } from './deposit.ts';

test.each([
  [0, 0, 0],
  [999, 499.5, 499.5],
  [999.99, 500, 499.99],
  [1000, 200, 800],
  [1980, 396, 1584],
  [2497.5, 499.5, 1998],
])('a total of €%d asks €%d today and €%d later', (total, amount, later) =>
  expect(deposit(defaultCatalogue, total)).toMatchObject({ amount, later }),
);

test('below €1,000 half is asked, from €1,000 up a fifth', () => {
  expect(deposit(defaultCatalogue, 999)).toMatchObject({ share: 0.5, rule: '50% of the total, under €1,000' });
  expect(deposit(defaultCatalogue, 1000)).toMatchObject({ share: 0.2, rule: '20% of the total, from €1,000 up' });
});

test('a deposit never exceeds its total, and the two parts make it to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }).map(fromCents), (total) => {
      const { amount, later } = deposit(defaultCatalogue, total);
      expect(amount).toBeGreaterThanOrEqual(0);
      expect(amount).toBeLessThanOrEqual(total);
      expect(toCents(amount) + toCents(later)).toBe(toCents(total));
    }),
  );
});
