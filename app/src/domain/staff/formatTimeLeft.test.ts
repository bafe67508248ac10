import { expect, test } from 'vitest';
import { formatTimeLeft } from './formatTimeLeft.ts';

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
