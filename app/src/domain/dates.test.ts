import { expect, test } from 'vitest';
import { formatDate, parsePeriod } from './dates.ts';

test.each([
  ['2026-11-20', '20 November 2026'],
  ['2027-01-02', '2 January 2027'],
])('%s is %s', (day, words) => {
  expect(formatDate(day)).toBe(words);
});

test('a short date has the month in three letters', () => {
  expect(formatDate('2026-09-05', 'short')).toBe('5 Sep 2026');
});

test.each([
  ['2026-11-20', '2026-11-20', '2026-11-21'],
  ['2026-12', '2026-12-01', '2027-01-01'],
  [' February 2028 ', '2028-02-01', '2028-03-01'],
  ['nov 2026', '2026-11-01', '2026-12-01'],
])('"%s" begins on %s and ends before %s', (typed, from, until) => {
  expect(parsePeriod(typed)).toEqual({ from, until });
});

test.each(['2026', '2026-13', '2026-02-30', 'ma 2026', 'smarch 2026', 'may', '11/2026', '9999-12', 'may 0099', ''])(
  '"%s" is no period',
  (typed) => {
    expect(parsePeriod(typed)).toBeNull();
  },
);
