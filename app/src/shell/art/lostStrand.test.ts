import { expect, test } from 'vitest';
import { gapOutline, looseStrand, otherStrands } from './lostStrand.ts';

const arcs = (path: string) => path.match(/A/g)?.length ?? 0;

test('the loose strand is complete: one arc for each of its thirteen lines', () => {
  expect(arcs(looseStrand.path)).toBe(13);
});

test('it interrupts the two other strands', () => {
  // Uncovered, they would be 13 arcs for the strand on top and 26 for the one under it.
  expect(arcs(otherStrands())).toBeGreaterThan(39);
});

test('the gap it left is drawn as two edges, where they are visible', () => {
  expect(gapOutline()).toMatch(/A87 87/);
  expect(gapOutline()).toMatch(/A113 113/);
});
