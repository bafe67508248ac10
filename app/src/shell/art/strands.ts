/**
 * The motif: one arc, rotated three times, each over one neighbour and under the next.
 *
 * The arcs have radius 100, with their centres in a triangle of side 100 around (0, 0).
 * A point on the first strand is named by its radius and its angle from the top, clockwise, in radians.
 * The gaps where a strand dives under its neighbour are computed, not masked: the art is plain paths,
 * cheap to paint and free of ids.
 */
export const RADIUS = 100;

/** From the middle of the knot to the centre of each arc. */
const REACH = RADIUS / Math.sqrt(3);

/** The axis on which two neighbouring strands meet in a tip, 30° below the horizontal. */
const axis = { x: Math.sqrt(3) / 2, y: 1 / 2 };

export type Point = readonly [x: number, y: number];

/** Coordinates of a point on strand 0, 1 or 2. */
export function at(radius: number, angle: number, strand = 0): Point {
  const x = radius * Math.sin(angle);
  const y = REACH - radius * Math.cos(angle);
  const turn = (strand * 2 * Math.PI) / 3;
  return [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
}

/** The point of the first strand's family of arcs that lies at these coordinates. */
export function place(x: number, y: number): { radius: number; angle: number } {
  return { radius: Math.hypot(x, y - REACH), angle: Math.atan2(x, REACH - y) };
}

/** A number for an SVG path: two decimals are finer than a pixel at any size the art is shown. */
export const short = (value: number): string => `${Math.round(value * 100) / 100}`;

const pair = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/** The angle at which an arc of this radius ends: on the axis, or `gap / 2` before it. */
export function tip(radius: number, gap = 0): number {
  const x = (gap / 2) * axis.y;
  const y = -(gap / 2) * axis.x - REACH;
  const along = axis.x * x + axis.y * y;
  const length = Math.sqrt(along * along - x * x - y * y + radius * radius) - along;
  return Math.atan2(length * axis.x + x, -(length * axis.y + y));
}

/** The angle at which an arc of this radius meets the circle of radius `other` around the neighbour's centre. */
function crossing(radius: number, other: number): number {
  return Math.acos((radius * radius + RADIUS * RADIUS - other * other) / (2 * radius * RADIUS)) - Math.PI / 6;
}

/** The stretch of an arc that lies hidden under the neighbour, `clear` to either side of its middle line. */
export function dive(radius: number, clear: number): readonly [from: number, to: number] {
  return [crossing(radius, RADIUS - clear), crossing(radius, RADIUS + clear)];
}

/** SVG path of one line along strand 0, 1 or 2. */
export function line(radius: number, from: number, to: number, strand = 0): string {
  const large = to - from > Math.PI ? 1 : 0;
  const end = pair(at(radius, to, strand));
  return `M${pair(at(radius, from, strand))}A${short(radius)} ${short(radius)} 0 ${large} 1 ${end}`;
}

/** How far the engraved lines go round the strand from its middle, seen as a rope: 84°. */
const CROWDED = (84 * Math.PI) / 180;

/** Radii of the engraved lines of a strand `2 * half` wide: they crowd towards its edges, so that it looks round. */
export function engraving(half: number, lines: number): readonly number[] {
  const each = (CROWDED * 2) / (lines - 1);
  return Array.from({ length: lines }, (_, i) => RADIUS + half * Math.sin((i - (lines - 1) / 2) * each));
}

/** SVG path of the first strand as fine lines, parted where it dives under its neighbour. */
export function engravedStrand(half: number, lines: number): string {
  return engraving(half, lines)
    .map((radius) => {
      const [from, to] = dive(radius, half + 4);
      return line(radius, -tip(radius), from) + line(radius, to, tip(radius));
    })
    .join('');
}

/** SVG path of the first strand as one line, parted where it dives under its neighbour. */
export function thinStrand(clear: number): string {
  const [from, to] = dive(RADIUS, clear);
  return line(RADIUS, -tip(RADIUS), from) + line(RADIUS, to, tip(RADIUS));
}

/**
 * SVG outline of a strand drawn as a solid band, `2 * half` wide.
 * @param clear from the middle line of the neighbour above to where this band starts again
 * @param gap between two bands that meet in a tip
 * @param strand 0, 1 or 2: which of the three, already turned into place
 */
export function solidStrand(half: number, clear: number, gap: number, strand = 0): string {
  const outer = RADIUS + half;
  const inner = RADIUS - half;
  const point = (radius: number, angle: number) => pair(at(radius, angle, strand));
  const arc = (radius: number, sweep: 0 | 1, to: string) => `A${short(radius)} ${short(radius)} 0 0 ${sweep} ${to}`;
  const near = RADIUS - clear;
  const far = RADIUS + clear;
  return (
    `M${point(outer, -tip(outer, gap))}${arc(outer, 1, point(outer, crossing(outer, near)))}` +
    `${arc(near, 1, point(inner, crossing(inner, near)))}${arc(inner, 0, point(inner, -tip(inner, gap)))}Z` +
    `M${point(outer, crossing(outer, far))}${arc(outer, 1, point(outer, tip(outer, gap)))}` +
    `L${point(inner, tip(inner, gap))}${arc(inner, 0, point(inner, crossing(inner, far)))}` +
    `${arc(far, 0, point(outer, crossing(outer, far)))}Z`
  );
}
