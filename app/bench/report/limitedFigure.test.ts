import { expect, test } from 'vitest';
import { formatFigure, isMissed } from './limitedFigure.ts';

test.each([
  [{ value: 86, limit: { atMost: 86 } }, false],
  [{ value: 86.01, limit: { atMost: 86 } }, true],
  [{ value: 98, limit: { atLeast: 98 } }, false],
  [{ value: 97, limit: { atLeast: 98 } }, true],
  [{ value: Number.NaN, limit: { atMost: 86 } }, true],
  [{ value: Number.NaN, limit: { atLeast: 98 } }, true],
  [{ value: 1e6 }, false],
])('%j misses its limit: %s', (figure, misses) => {
  expect(isMissed(figure)).toBe(misses);
});

test.each([
  [{ value: 84.26, unit: 'kB', digits: 1, limit: { atMost: 86 } }, '84.3 kB (≤ 86)'],
  [{ value: 97, limit: { atLeast: 98 } }, '97 (≥ 98) MISSED'],
  [{ value: 0.0061, digits: 4, limit: { atMost: 0.005 } }, '0.0061 (≤ 0.005) MISSED'],
  [{ value: 12.5, unit: 'ms', digits: 1 }, '12.5 ms'],
  [{ value: Number.NaN, unit: 'ms', limit: { atMost: 48 } }, 'not measured (≤ 48) MISSED'],
])('%j is shown as "%s"', (figure, words) => {
  expect(formatFigure(figure)).toBe(words);
});
