import { describe, expect, test } from 'vitest';
import { braidStrand, FIELD, JOIN, lanes, MIDDLE, START } from './braidStrands.ts';

const points = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

describe.each([0, 1, 2])('strand %i of the braid', (strand) => {
  const path = braidStrand(strand);

  test('begins in its lane', () => {
    expect(points(path)[0]).toEqual([START, lanes[strand]]);
  });

  test('ends where the three become one', () => {
    const [x, y] = points(path).at(-1) ?? [];
    expect(x).toBe(JOIN);
    expect(y).toBeCloseTo(MIDDLE, 0);
  });

  test('stays inside the drawing', () => {
    for (const [x, y] of points(path)) {
      expect(x).toBeGreaterThanOrEqual(START);
      expect(x).toBeLessThanOrEqual(FIELD.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(FIELD.height);
    }
  });

  test('passes under another strand at least once', () => {
    expect(path.match(/M/g)?.length).toBeGreaterThan(1);
  });
});

test('only the middle strand continues to the end', () => {
  expect([0, 1, 2].filter((strand) => braidStrand(strand).endsWith(`H${FIELD.width}`))).toEqual([1]);
});

test('at each crossing one strand passes under, never both', () => {
  const gaps = [0, 1, 2].flatMap((strand) => {
    const pieces = braidStrand(strand).split('M').slice(1).map(points);
    return pieces.slice(1).map((piece, i) => ((pieces[i]?.at(-1)?.[0] ?? 0) + (piece[0]?.[0] ?? 0)) / 2);
  });
  const apart = gaps.toSorted((a, b) => a - b).map((x, i, all) => x - (all[i - 1] ?? -Infinity));
  expect(Math.min(...apart)).toBeGreaterThan(20);
});
