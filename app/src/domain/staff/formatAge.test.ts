import { expect, test } from 'vitest';
import { formatAge } from './formatAge.ts';

test('says an age in one unit, rounded down, and never below nothing', () => {
  const now = Date.parse('2026-11-20T10:00:00.000Z');
  const ages = [
    ['2026-11-20T10:00:30.000Z', '0 min'],
    ['2026-11-20T09:00:01.000Z', '59 min'],
    ['2026-11-20T09:00:00.000Z', '1 h'],
    ['2026-11-18T10:00:01.000Z', '47 h'],
    ['2026-11-18T10:00:00.000Z', '2 days'],
    ['2026-11-11T09:00:00.000Z', '9 days'],
  ] as const;
  expect(ages.map(([at]) => formatAge(at, now))).toEqual(ages.map(([, words]) => words));
});
