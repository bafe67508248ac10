import { expect, test } from 'vitest';
import { refundableOf, refundsIn } from './refund.ts';

const payment = { amount: 39_600, returned: 0, isDisputed: false };

test('what was received and is neither refunded, being refunded nor disputed can be refunded', () => {
  expect(refundableOf(payment, 0)).toBe(39_600);
  expect(refundableOf({ ...payment, returned: 10_000 }, 5_000)).toBe(24_600);
  expect(refundableOf({ ...payment, returned: 39_600 }, 5_000)).toBe(0);
  expect(refundableOf({ ...payment, isDisputed: true }, 0)).toBe(0);
});

test('a change of the refunded sum is explained by a refund of that amount, or by several', () => {
  const [first, second, third] = [{ amount: 5_000 }, { amount: 20_000 }, { amount: 7_000 }] as const;
  expect(refundsIn(20_000, [first, second, third])).toEqual([second]);
  expect(refundsIn(12_000, [first, second, third])).toEqual([first, third]);
  expect(refundsIn(6_000, [first, third])).toEqual([first]);
  expect(refundsIn(100, [first, second, third])).toEqual([]);
});
