import { expect, test } from 'vitest';
import { countLimited, formatTable, missedFigures, type ReportTable } from './reportTable.ts';

const table: ReportTable = {
  title: 'Layout shift',
  note: 'On a slow phone.',
  columns: ['phone', 'desktop'],
  rows: [
    {
      label: '/',
      figures: [
        { value: 0, digits: 3, limit: { atMost: 0.005 } },
        { value: 0.001, digits: 3 },
      ],
    },
    {
      label: '/blog',
      figures: [
        { value: 0.012, digits: 3, limit: { atMost: 0.005 } },
        { value: 0, digits: 3 },
      ],
      remarks: ['h1 moved'],
    },
  ],
};

test('formats a table with limits and reasons', () => {
  expect(formatTable(table)).toBe(`### Layout shift

On a slow phone.

|       | phone                  | desktop |
|-------|------------------------|---------|
| /     | 0.000 (≤ 0.005)        | 0.001   |
| /blog | 0.012 (≤ 0.005) MISSED | 0.000   |

- /blog: h1 moved`);
});

test('names a missed limit by table, row and column', () => {
  expect(missedFigures(table)).toEqual(['Layout shift, /blog: phone 0.012 (≤ 0.005) MISSED']);
});

test('only figures with a limit are counted', () => {
  expect(countLimited([table, table])).toBe(4);
});
