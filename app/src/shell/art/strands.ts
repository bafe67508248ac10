/**
 * The brand's motif, a knot of three strands: one arc, rotated three times, each over one neighbour and under the next.
 *
 * The arcs have radius 100, with their centres in a triangle of side 100 around (0, 0).
 * A point of the first strand is given by its radius and its angle from the top, clockwise, in radians.
 * The gaps where a strand passes under its neighbour are computed, not masked: plain paths are cheap to paint and need no
 * ids.
 */
export const RADIUS = 100;

/** Distance from the centre of the knot to the centre of each arc. */
const CENTRE_DISTANCE = RADIUS / Math.sqrt(3);

/** Direction of the axis on which two neighbouring strands meet at a tip, 30° below the horizontal. */
const axis = { x: Math.sqrt(3) / 2, y: 1 / 2 };

export type Point = readonly [x: number, y: number];

/** Coordinates of a point on strand 0, 1 or 2. */
function pointAt(radius: number, angle: number, strand = 0): Point {
  const x = radius * Math.sin(angle);
  const y = CENTRE_DISTANCE - radius * Math.cos(angle);
  const turn = (strand * 2 * Math.PI) / 3;
  return [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
}

/** Formats a number for an SVG path: two decimals are finer than a pixel at every size used. */
export const round = (value: number): string => `${Math.round(value * 100) / 100}`;

const pair = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** The angle at which an arc of this radius ends: on the axis, or `gap / 2` before it. */
export function tipAngle(radius: number, gap = 0): number {
  const x = (gap / 2) * axis.y;
  const y = -(gap / 2) * axis.x - CENTRE_DISTANCE;
  const along = axis.x * x + axis.y * y;
  const length = Math.sqrt(along * along - x * x - y * y + radius * radius) - along;
  return Math.atan2(length * axis.x + x, -(length * axis.y + y));
}

/** The angle at which an arc of this radius meets the circle of radius `other` around the neighbour's centre. */
function crossing(radius: number, other: number): number {
  return Math.acos((radius * radius + RADIUS * RADIUS - other * other) / (2 * radius * RADIUS)) - Math.PI / 6;
}

/** The part of an arc that is hidden under the neighbour: `clear` to either side of the neighbour's middle line. */
export function hiddenSpan(radius: number, clear: number): readonly [from: number, to: number] {
  return [crossing(radius, RADIUS - clear), crossing(radius, RADIUS + clear)];
}

/** SVG path of one line along strand 0, 1 or 2. */
export function line(radius: number, from: number, to: number, strand = 0): string {
  const large = to - from > Math.PI ? 1 : 0;
  const end = pair(pointAt(radius, to, strand));
  return `M${pair(pointAt(radius, from, strand))}A${round(radius)} ${round(radius)} 0 ${large} 1 ${end}`;
}

/** The lines of an engraving are spaced as if drawn round a rope, up to 84° from its middle to each side. */
const ENGRAVED_ANGLE = (84 * Math.PI) / 180;

/** Radii of the lines of an engraved strand `2 * half` wide: closer together near the edges, so that it looks round. */
function engraving(half: number, lines: number): readonly number[] {
  const each = (ENGRAVED_ANGLE * 2) / (lines - 1);
  return Array.from({ length: lines }, (_, i) => RADIUS + half * Math.sin((i - (lines - 1) / 2) * each));
}

/** SVG paths of the fine lines of the first strand, from the inside out, with a gap where it passes under its neighbour. */
export function engravedLines(half: number, lines: number): readonly string[] {
  return engraving(half, lines).map((radius) => {
    const [from, to] = hiddenSpan(radius, half + 4);
    return line(radius, -tipAngle(radius), from) + line(radius, to, tipAngle(radius));
  });
}

/** All of them as one SVG path. */
export const engravedStrand = (half: number, lines: number): string => engravedLines(half, lines).join('');

/**
 * SVG outline of a strand drawn as a solid band, `2 * half` wide.
 * @param clear distance from the middle line of the neighbour above to where this band continues
 * @param gap width between two bands that meet at a tip
 * @param strand 0, 1 or 2: which of the three, already rotated
 */
export function solidStrand(half: number, clear: number, gap: number, strand = 0): string {
  const outer = RADIUS + half;
  const inner = RADIUS - half;
  const point = (radius: number, angle: number) => pair(pointAt(radius, angle, strand));
  const arc = (radius: number, sweep: 0 | 1, to: string) => `A${round(radius)} ${round(radius)} 0 0 ${sweep} ${to}`;
  const near = RADIUS - clear;
  const far = RADIUS + clear;
  return (
    `M${point(outer, -tipAngle(outer, gap))}${arc(outer, 1, point(outer, crossing(outer, near)))}` +
    `${arc(near, 1, point(inner, crossing(inner, near)))}${arc(inner, 0, point(inner, -tipAngle(inner, gap)))}Z` +
    `M${point(outer, crossing(outer, far))}${arc(outer, 1, point(outer, tipAngle(outer, gap)))}` +
    `L${point(inner, tipAngle(inner, gap))}${arc(inner, 0, point(inner, crossing(inner, far)))}` +
    `${arc(far, 0, point(outer, crossing(outer, far)))}Z`
  );
}
