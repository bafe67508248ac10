import { expect, test } from 'vitest';
import { vatRateOn } from './vat.ts';

const rates = {
  rate: 23,
  changes: [
    { from: '2027-01-01', rate: 21 },
    { from: '2028-07-01', rate: 23.5 },
  ],
};

test.each([
  ['2020-01-01', 23],
  ['2026-12-31', 23],
  ['2027-01-01', 21],
  ['2028-06-30', 21],
  ['2028-07-01', 23.5],
  ['2040-01-01', 23.5],
])('the rate on %s is %s%%', (day, rate) => expect(vatRateOn(rates, day)).toBe(rate));

test('a single rate applies on every day', () =>
  expect(vatRateOn({ rate: 13.5, changes: [] }, '2030-01-01')).toBe(13.5));
