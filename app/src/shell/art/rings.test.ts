import fc from 'fast-check';
import { expect, test } from 'vitest';
import { engravedRing, frameOf, type Ring, ringsOf } from './rings.ts';

const seeds = fc.string({ minLength: 1, maxLength: 60 });
const apart = (a: Ring, b: Ring) => Math.hypot(a.x - b.x, a.y - b.y);

test('the same page always gets the same rings, different pages different ones', () => {
  expect(ringsOf('/trinity/garo')).toEqual(ringsOf('/trinity/garo'));
  expect(ringsOf('/trinity/garo')).not.toEqual(ringsOf('/trinity/aed'));
});

test('every two rings cross, whatever the page', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const [a, b, c] = ringsOf(seed);
      for (const [one, other] of [
        [a, b],
        [b, c],
        [c, a],
      ] as const) {
        expect(apart(one, other)).toBeLessThan(one.radius + other.radius);
        expect(apart(one, other)).toBeGreaterThan(Math.abs(one.radius - other.radius));
      }
    }),
  );
});

test('each ring has two gaps where it passes under the next, and a short path', () => {
  fc.assert(
    fc.property(seeds, fc.constantFrom(0, 1, 2), (seed, strand) => {
      const path = engravedRing(ringsOf(seed), strand, 9);
      expect(path).toMatch(/^(?:[MA]|[\s\d.-])+$/);
      expect(path.match(/M/g)).toHaveLength(18);
      expect(path.length).toBeLessThan(1600);
    }),
  );
});

test('the frame contains all rings', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const rings = ringsOf(seed);
      const [x = 0, y = 0, width = 0, height = 0] = frameOf(rings).split(' ').map(Number);
      for (const ring of rings) {
        expect(ring.x - ring.radius).toBeGreaterThan(x);
        expect(ring.y - ring.radius).toBeGreaterThan(y);
        expect(ring.x + ring.radius).toBeLessThan(x + width);
        expect(ring.y + ring.radius).toBeLessThan(y + height);
      }
    }),
  );
});
