import { expect, test } from 'vitest';
import { commissionOf } from './commission.ts';

const numbers = { orders: 220, average: 22, share: 20, moved: 30, cardFee: 2 };

test('a year of orders, what the platform keeps, and what would stay', () => {
  // 220 × 22 × 12 = 58,080; 20% of it; 30% of it × 18%.
  expect(commissionOf(numbers, 1600)).toEqual({ sales: 58_080, commission: 11_616, kept: 3136.32, months: 7 });
});

test('a part of a month counts as one, a whole one doesn’t become two', () => {
  const kept = { orders: 100, average: 10, share: 22, moved: 50, cardFee: 2 };
  expect(commissionOf(kept, 100).months).toBe(1);
  expect(commissionOf(kept, 2400).months).toBe(24);
  expect(commissionOf(kept, 2401).months).toBe(25);
});

test.each([
  ['nothing moves', { moved: 0 }],
  ['the card costs as much as the platform', { share: 4, cardFee: 4 }],
])('the page never pays for itself if %s', (_, changed) => {
  expect(commissionOf({ ...numbers, ...changed }, 1600)).toMatchObject({ kept: 0, months: null });
});
