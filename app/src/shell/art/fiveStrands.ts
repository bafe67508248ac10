import { engraving, type Point, round } from './strands.ts';

/**
 * The motif with five strands: one arc, rotated five times, each over one neighbour and under the next. Angles are in
 * radians from the top, clockwise; (0, 0) is the middle of the knot.
 */
const TURN = (2 * Math.PI) / 5;

/** Distance of the tips from the middle, and radius of the arcs. */
const TIP = 122;
const RADIUS = 224;

/** How far the centre of each arc lies below the middle of the knot. */
const CENTRE = Math.sqrt(RADIUS ** 2 - (TIP * Math.sin(TURN)) ** 2) - TIP * Math.cos(TURN);

const pointAt = (radius: number, angle: number): Point => [radius * Math.sin(angle), CENTRE - radius * Math.cos(angle)];

/** The angle at which an arc of this radius meets the axis through its tip. */
function tipAngle(radius: number): number {
  const along = CENTRE * Math.cos(TURN);
  const length = Math.sqrt(along ** 2 - CENTRE ** 2 + radius ** 2) - along;
  return Math.atan2(length * Math.sin(TURN), CENTRE + length * Math.cos(TURN));
}

/** The centre of the next arc: how far from the centre of this one, and in which direction. */
const apart = 2 * CENTRE * Math.sin(TURN / 2);
const direction = Math.atan2(-CENTRE * Math.sin(TURN), CENTRE - CENTRE * Math.cos(TURN));

/** The angle at which an arc of this radius meets the circle of radius `other` around the centre of the next arc. */
const crossing = (radius: number, other: number): number =>
  direction + Math.PI - Math.acos((other ** 2 - radius ** 2 - apart ** 2) / (2 * radius * apart));

function arc(radius: number, from: number, to: number): string {
  const [start, end] = [from, to].map((angle) => pointAt(radius, angle).map(round).join(' '));
  return `M${start}A${round(radius)} ${round(radius)} 0 0 1 ${end}`;
}

/** SVG paths of the fine lines of the first strand, from the inside out, with a gap where it passes under the next. */
export function fiveStrandLines(half: number, lines: number): readonly string[] {
  const clear = half + 4;
  return engraving(half, lines, RADIUS).map((radius) => {
    const [from, to] = [crossing(radius, RADIUS - clear), crossing(radius, RADIUS + clear)].sort((a, b) => a - b);
    return arc(radius, -tipAngle(radius), from ?? 0) + arc(radius, to ?? 0, tipAngle(radius));
  });
}
