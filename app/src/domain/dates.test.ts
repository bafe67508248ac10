import { expect, test } from 'vitest';
import { formatDate } from './dates.ts';

test.each([
  ['2026-11-20', '20 November 2026'],
  ['2027-01-02', '2 January 2027'],
])('%s is %s', (day, words) => {
  expect(formatDate(day)).toBe(words);
});
