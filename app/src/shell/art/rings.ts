/**
 * A page's picture: three interlocking rings, each over one neighbour and under the next.
 * The gaps are computed, so the drawing is plain arcs: cheap to paint, without ids.
 */
import { seededRandom } from './seededRandom.ts';
import { round } from './strands.ts';

export interface Ring {
  x: number;
  y: number;
  radius: number;
}

export type Rings = readonly [Ring, Ring, Ring];

/** Half the thickness of a ring. */
const HALF = 13;
/** Clear space beside a ring that passes over another. */
const CLEAR = 5;

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

/** The two points where two rings cross. */
function crossings(a: Ring, b: Ring): { x: number; y: number }[] {
  const apart = distance(a, b);
  const along = (apart ** 2 + a.radius ** 2 - b.radius ** 2) / (2 * apart);
  const across = Math.sqrt(a.radius ** 2 - along ** 2);
  const [dx, dy] = [(b.x - a.x) / apart, (b.y - a.y) / apart];
  return [1, -1].map((side) => ({
    x: a.x + along * dx - side * across * dy,
    y: a.y + along * dy + side * across * dx,
  }));
}

/** Whether two rings cross at a wide enough angle to look separate. The cosine of a right angle is 0. */
const crossClearly = (a: Ring, b: Ring) =>
  Math.abs((a.radius ** 2 + b.radius ** 2 - distance(a, b) ** 2) / (2 * a.radius * b.radius)) < 0.78;

/** Whether the three rings are easy to tell apart: each two cross clearly, away from the third. */
function isLegible([a, b, c]: Rings): boolean {
  const pairs = [
    [a, b, c],
    [b, c, a],
    [c, a, b],
  ] as const;
  return pairs.every(
    ([one, other, third]) =>
      crossClearly(one, other) &&
      crossings(one, other).every((point) => Math.abs(distance(point, third) - third.radius) > 2.6 * HALF),
  );
}

/** Three rings for a page, always the same for the same seed. */
export function ringsOf(seed: string): Rings {
  const next = seededRandom(seed);
  const between = (low: number, high: number) => low + (high - low) * next();
  for (;;) {
    const turn = between(0, 2 * Math.PI);
    const ring = (strand: number): Ring => {
      const angle = turn + ((strand + between(-0.22, 0.22)) * 2 * Math.PI) / 3;
      const reach = between(38, 84);
      return { x: reach * Math.cos(angle), y: reach * Math.sin(angle), radius: between(68, 128) };
    };
    const rings: Rings = [ring(0), ring(1), ring(2)];
    if (isLegible(rings)) return rings;
  }
}

/** SVG path of an arc along a ring, between two angles in radians. */
function arc({ x, y }: Ring, radius: number, from: number, to: number): string {
  const point = (angle: number) => `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  const on = (angle: number, large: 0 | 1) => `A${round(radius)} ${round(radius)} 0 ${large} 1 ${point(angle)}`;
  // For about half a circle, rounded end points do not determine the centre: draw two arcs.
  if (Math.abs(to - from - Math.PI) < 0.4) return `M${point(from)}${on((from + to) / 2, 0)}${on(to, 0)}`;
  return `M${point(from)}${on(to, to - from > Math.PI ? 1 : 0)}`;
}

/** The lines of an engraving are spaced as if drawn round a rope, up to 84° from its middle to each side. */
const ENGRAVED_ANGLE = (84 * Math.PI) / 180;

/**
 * SVG path of ring 0, 1 or 2 as fine lines, closer together near its edges so that it looks round, with a gap where it
 * passes under the next ring.
 */
export function engravedRing(rings: Rings, strand: number, lines: number): string {
  const ring = rings[strand % 3] as Ring;
  const over = rings[(strand + 1) % 3] as Ring;
  const apart = distance(ring, over);
  const away = Math.atan2(ring.y - over.y, ring.x - over.x);
  /** The angle from `away` at which a line of radius `radius` meets a circle of radius `other` around the ring above. */
  const meets = (radius: number, other: number) =>
    Math.acos((other ** 2 - apart ** 2 - radius ** 2) / (2 * radius * apart));
  return Array.from({ length: lines }, (_, i) => {
    const radius = ring.radius + HALF * Math.sin((i - (lines - 1) / 2) * ((ENGRAVED_ANGLE * 2) / (lines - 1)));
    const outside = meets(radius, over.radius + HALF + CLEAR);
    const inside = meets(radius, over.radius - HALF - CLEAR);
    return (
      arc(ring, radius, away - outside, away + outside) + arc(ring, radius, away + inside, away + 2 * Math.PI - inside)
    );
  }).join('');
}

/** The smallest square around the rings, as an SVG view box. */
export function frameOf(rings: Rings): string {
  const reach = (side: (ring: Ring) => number) => Math.max(...rings.map(side)) + HALF + 1;
  const [left, right] = [reach(({ x, radius }) => radius - x), reach(({ x, radius }) => x + radius)];
  const [top, bottom] = [reach(({ y, radius }) => radius - y), reach(({ y, radius }) => y + radius)];
  const size = Math.max(left + right, top + bottom);
  return [(right - left - size) / 2, (bottom - top - size) / 2, size, size].map(round).join(' ');
}
