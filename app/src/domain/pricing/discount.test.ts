import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCents } from '../money.ts';
import { discountable, tidyCode, withDiscount } from './discount.ts';
import { addUp, dueNow } from './price.ts';

const billOf = (euro: number, percent = 20) => ({
  price: addUp([{ id: 'trinity', label: 'Trinity Core', amount: euro, rule: '', why: '', kind: 'charge' }]),
  due: dueNow(euro, percent, `${percent}% of the total`, 'Because.'),
});

test('is the last line, and lowers what is due today with the total', () => {
  const discounted = withDiscount(billOf(1980), { code: 'SPRING', of: 'percent', value: 10 });
  expect(discounted?.price.lines.at(-1)).toMatchObject({
    label: 'Discount',
    amount: -198,
    rule: 'Code SPRING, 10% off',
    why: 'You entered the code SPRING, which takes 10% off the price. 10% of €1,980 is €198.',
  });
  expect(discounted).toMatchObject({
    price: { total: 1782 },
    due: {
      amount: 356.4,
      later: 1425.6,
      why: 'The discount lowers what is due today, too. 20% of €1,782 is €356.40.',
    },
  });
});

test('of an amount says no percentage; what is paid in full stays paid in full', () => {
  const discounted = withDiscount(billOf(83, 100), { code: 'SPRING', of: 'amount', value: 1_000 });
  expect(discounted?.price.lines.at(-1)).toMatchObject({
    rule: 'Code SPRING, €10 off',
    why: 'You entered the code SPRING, which takes €10 off the price.',
  });
  expect(discounted?.due).toMatchObject({ amount: 73, later: 0, rule: '100% of the total', why: 'Because.' });
});

test.each([
  [60, 'amount', 5_000, 10],
  [60, 'amount', 5_750, 2.5],
  // What would be due today is less than a card can be charged.
  [60, 'amount', 5_753, null],
  [60, 'amount', 6_000, null],
  [60, 'amount', 9_000, null],
] as const)('of €%d, %s %d leaves %s', (total, of, value, left) =>
  expect(withDiscount(billOf(total), { code: 'SPRING', of, value })?.price.total ?? null).toBe(left),
);

test('never takes the total below zero, and loses no cent', () => {
  const discounts = fc.oneof(
    fc.record({ of: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 90 }) }),
    fc.record({ of: fc.constant('amount' as const), value: fc.integer({ min: 100, max: 1_000_000 }) }),
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 2_000_000 }),
      fc.constantFrom(20, 30, 50),
      discounts,
      (cents, percent, discount) => {
        const bill = withDiscount(billOf(cents / 100, percent), { code: 'SPRING', ...discount });
        if (bill === null) return;
        const { price, due } = bill;
        expect(toCents(price.total)).toBeGreaterThan(0);
        expect(toCents(price.total)).toBeLessThan(cents);
        expect(toCents(due.amount) + toCents(due.later)).toBe(toCents(price.total));
        expect(toCents(due.amount)).toBe(Math.round((toCents(price.total) * percent) / 100));
      },
    ),
  );
});

test('counts in wizards, but not for a consultation', () => {
  const wizards = [
    { wizard: 'quote' },
    { wizard: 'planner', path: 'template' },
    { wizard: 'planner', path: 'custom' },
    { wizard: 'consultation' },
  ] as const;
  expect(wizards.map(discountable)).toEqual(['quote', 'planner', null, null]);
});

test('a code is the same in small letters and with blanks', () => expect(tidyCode(' spring 26\n')).toBe('SPRING26'));
