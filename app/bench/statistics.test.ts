import { expect, test } from 'vitest';
import { median, percentile } from './statistics.ts';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
  [[10, 9], 9.5],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('one outlier does not change the median', () => {
  expect(median([40, 41, 42, 43, 4_000])).toBe(42);
});

test('median does not sort its input', () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});

test.each([
  [99, 99],
  [100, 100],
  [1, 1],
  [0, 1],
])('the %dth percentile of the numbers 1 to 100 is %d', (percent, value) => {
  expect(
    percentile(
      Array.from({ length: 100 }, (_, at) => at + 1),
      percent,
    ),
  ).toBe(value);
});

test('the median of no values is NaN', () => {
  expect(median([])).toBeNaN();
});
