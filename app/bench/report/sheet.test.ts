import { expect, test } from 'vitest';
import { countLimited, formatSheet, missedFigures, type Sheet } from './sheet.ts';

const sheet: Sheet = {
  title: 'Layout shift',
  note: 'On a slow phone.',
  heads: ['phone', 'desktop'],
  rows: [
    {
      what: '/',
      figures: [
        { value: 0, digits: 3, limit: { atMost: 0.005 } },
        { value: 0.001, digits: 3 },
      ],
    },
    {
      what: '/blog',
      figures: [
        { value: 0.012, digits: 3, limit: { atMost: 0.005 } },
        { value: 0, digits: 3 },
      ],
      remarks: ['h1 moved'],
    },
  ],
};

test('formats a table with limits and reasons', () => {
  expect(formatSheet(sheet)).toBe(`### Layout shift

On a slow phone.

|       | phone                  | desktop |
|-------|------------------------|---------|
| /     | 0.000 (≤ 0.005)        | 0.001   |
| /blog | 0.012 (≤ 0.005) MISSED | 0.000   |

- /blog: h1 moved`);
});

test('names a missed limit by table, row and column', () => {
  expect(missedFigures(sheet)).toEqual(['Layout shift, /blog: phone 0.012 (≤ 0.005) MISSED']);
});

test('only figures with a limit are counted', () => {
  expect(countLimited([sheet, sheet])).toBe(4);
});
