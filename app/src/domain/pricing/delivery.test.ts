import { expect, test } from 'vitest';
import { opening } from '../catalogue/opening.ts';
import { deliveredBy } from './delivery.ts';

// A Friday, a week before Christmas.
const friday = '2026-12-18';

test('a part is delivered after its longest time, in days or in the days on which the agency is open', () => {
  expect(deliveredBy('14-21 days', friday, opening)).toBe('2027-01-08');
  expect(deliveredBy('5-7 days', friday, opening)).toBe('2026-12-25');
  // Mon to Thu, not Christmas, the weekend or Saint Stephen’s Day, then Mon.
  expect(deliveredBy('3-5 business days', friday, opening)).toBe('2026-12-28');
  expect(deliveredBy('3-5 business days', friday, { ...opening, publicHolidays: false })).toBe('2026-12-25');
  expect(deliveredBy('1 day', friday, opening)).toBe('2026-12-19');
});

test('an agency that is never open delivers on no business day', () => {
  const closed = { ...opening, week: [[], [], [], [], [], [], []] } as const;
  expect(deliveredBy('3-5 business days', friday, closed)).toBeNull();
  expect(deliveredBy('5-7 days', friday, closed)).toBe('2026-12-25');
});

test('a time that names no days has no date', () =>
  expect(deliveredBy('Date agreed with you', friday, opening)).toBeNull());
