import { expect, test } from 'vitest';
import { placeLeft, slippedStrand, stayingStrands } from './lostStrand.ts';

const arcs = (path: string) => path.match(/A/g)?.length ?? 0;

test('the slipped strand lies whole: one arc for each of its thirteen lines', () => {
  expect(arcs(slippedStrand.path)).toBe(13);
});

test('it parts the strands that stay', () => {
  // Uncovered they would be 13 arcs for the strand on top, and 26 for the one that dives under it.
  expect(arcs(stayingStrands())).toBeGreaterThan(39);
});

test('the place it left is drawn by its two edges, where they can be seen', () => {
  expect(placeLeft()).toMatch(/A87 87/);
  expect(placeLeft()).toMatch(/A113 113/);
});
