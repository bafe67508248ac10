import { expect, test } from 'vitest';
import { formatAge, formatTimeLeft } from './formatAge.ts';

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

test('says how long is left in one unit, rounded down, and when nothing is', () => {
  const now = Date.parse('2026-11-20T10:00:00.000Z');
  const words = [
    ['2026-11-29T12:00:00.000Z', '9 days left'],
    ['2026-11-21T08:00:00.000Z', '22 h left'],
    ['2026-11-20T10:40:59.000Z', '40 min left'],
    ['2026-11-20T10:00:00.000Z', 'Too late'],
  ] as const;
  expect(words.map(([until]) => formatTimeLeft(until, now))).toEqual(words.map(([, said]) => said));
});
