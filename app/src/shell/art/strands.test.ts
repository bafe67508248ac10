import { describe, expect, test } from 'vitest';
import {
  engravedStrand,
  engraving,
  hiddenSpan,
  line,
  pointAt,
  polar,
  RADIUS,
  solidStrand,
  tipAngle,
} from './strands.ts';

const distance = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]) =>
  Math.hypot(ax - bx, ay - by);

/** halfway between the top of strand 1 and the point opposite. */
function middleOfStrand1(): [number, number] {
  const [ax, ay] = pointAt(RADIUS, 0, 1);
  const [bx, by] = pointAt(RADIUS, Math.PI, 1);
  return [(ax + bx) / 2, (ay + by) / 2];
}

describe('three strands', () => {
  test.each([0, 1, 2])('strand %i ends at the tip where the next begins', (strand) => {
    const end = pointAt(RADIUS, tipAngle(RADIUS), strand);
    const begin = pointAt(RADIUS, -tipAngle(RADIUS), (strand + 2) % 3);
    expect(distance(end, begin)).toBeCloseTo(0);
  });

  test('a line of any radius meets its neighbour on the axis between them', () => {
    for (const radius of engraving(13, 13)) {
      const [x, y] = pointAt(radius, tipAngle(radius));
      expect(Math.atan2(y, x)).toBeCloseTo(Math.PI / 6);
    }
  });

  test('a gap at a tip has the requested width, measured across the axis', () => {
    const [x, y] = pointAt(112, tipAngle(112, 7));
    expect(x / 2 - (y * Math.sqrt(3)) / 2).toBeCloseTo(3.5);
  });

  test('a strand is hidden exactly where its neighbour and the clear space beside it cover it', () => {
    const centre = middleOfStrand1();
    for (const radius of [87, 100, 113]) {
      const [from, to] = hiddenSpan(radius, 17);
      expect(distance(pointAt(radius, from), centre)).toBeCloseTo(83);
      expect(distance(pointAt(radius, to), centre)).toBeCloseTo(117);
    }
  });

  test('polar coordinates of a point are those it was made from', () => {
    const { radius, angle } = polar(...pointAt(93, 0.7));
    expect(radius).toBeCloseTo(93);
    expect(angle).toBeCloseTo(0.7);
  });

  test('thirteen lines get closer towards both edges, symmetrically', () => {
    const radii = engraving(13, 13);
    expect(radii).toHaveLength(13);
    expect(radii[6]).toBe(RADIUS);
    expect((radii[0] ?? 0) + (radii[12] ?? 0)).toBeCloseTo(2 * RADIUS);
    expect((radii[1] ?? 0) - (radii[0] ?? 0)).toBeLessThan((radii[7] ?? 0) - (radii[6] ?? 0));
  });
});

describe('paths', () => {
  test('a line is one arc of its radius', () => {
    expect(line(RADIUS, -Math.PI / 2, Math.PI / 2)).toBe('M-100 57.74A100 100 0 0 1 100 57.74');
  });

  test('more than half a circle takes the long way round', () => {
    expect(line(RADIUS, -2, 2)).toContain('A100 100 0 1 1');
  });

  test('an engraved strand is two arcs for each of its lines', () => {
    expect(engravedStrand(13, 13).match(/A/g)).toHaveLength(26);
  });

  test('a solid strand is two closed outlines', () => {
    const path = solidStrand(12, 19.5, 7, 2);
    expect(path.match(/Z/g)).toHaveLength(2);
    expect(path).toMatch(/^[MALZ\d .-]+$/);
  });
});
