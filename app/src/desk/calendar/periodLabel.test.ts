import { expect, test } from 'vitest';
import { periodLabel } from './periodLabel.ts';

test.each([
  ['2026-11-23', '2026-11-29', '23\u00A0– 29 November'],
  ['2026-11-30', '2026-12-06', '30 November\u00A0– 6 December'],
  ['2026-12-28', '2027-01-03', '28 December 2026\u00A0– 3 January 2027'],
  ['2027-02-01', '2027-02-07', '1\u00A0– 7 February 2027'],
  ['2026-11-27', '2026-11-27', 'Friday 27 November'],
  ['2027-01-01', '2027-01-01', 'Friday 1 January 2027'],
])('%s to %s is "%s"', (from, to, label) => {
  expect(periodLabel(from, to, '2026-11-27')).toBe(label);
});

test('a week of two years has both, also in the second one', () => {
  expect(periodLabel('2026-12-28', '2027-01-03', '2027-01-02')).toBe('28 December 2026\u00A0– 3 January 2027');
});
