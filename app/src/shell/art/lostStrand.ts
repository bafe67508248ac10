/** The knot that has come loose: its second strand slipped out and lies across the other two. */
import { at, dive, engraving, line, place, RADIUS, tip } from './strands.ts';

const HALF = 13;
const radii = engraving(HALF, 13);

/** Where the slipped strand came to rest: turned, then moved. */
const rest = { x: 34, y: 4, degrees: 131 } as const;

/** Clear space beside the slipped strand, measured from its middle line. */
const CLEAR = HALF + 4.5;

/** Whether the slipped strand, or the clear space beside it, covers a point. */
function covered(x: number, y: number): boolean {
  const turn = (rest.degrees * Math.PI) / 180;
  const [dx, dy] = [x - rest.x, y - rest.y];
  const { radius, angle } = place(dx * Math.cos(turn) + dy * Math.sin(turn), dy * Math.cos(turn) - dx * Math.sin(turn));
  return Math.abs(radius - RADIUS) < CLEAR && Math.abs(angle) < tip(RADIUS);
}

/** SVG path of what the slipped strand leaves to be seen of a line along strand 0, 1 or 2. */
function seen(radius: number, from: number, to: number, strand: number): string {
  const open = (angle: number) => !covered(...at(radius, angle, strand));
  const step = (to - from) / 120;
  let path = '';
  let start = open(from) ? from : undefined;
  for (let i = 1; i <= 120; i++) {
    const angle = from + i * step;
    if (open(angle) !== (start === undefined)) continue;
    const edge = border(open, angle - step, angle);
    if (start === undefined) start = edge;
    else {
      path += line(radius, start, edge, strand);
      start = undefined;
    }
  }
  return start === undefined ? path : path + line(radius, start, to, strand);
}

/** The angle between two others at which a line is just covered, by halving. */
function border(open: (angle: number) => boolean, before: number, after: number): number {
  let [a, b] = [before, after];
  for (let i = 0; i < 12; i++) {
    const middle = (a + b) / 2;
    if (open(middle) === open(a)) a = middle;
    else b = middle;
  }
  return (a + b) / 2;
}

/** The two strands that stay: the first whole, the third still under the first. */
export function stayingStrands(): string {
  return radii
    .map((radius) => {
      const end = tip(radius);
      const [from, to] = dive(radius, HALF + 4.5);
      return seen(radius, -end, end, 0) + seen(radius, -end, from, 2) + seen(radius, to, end, 2);
    })
    .join('');
}

/** The edges of the place that the second strand left. */
export function placeLeft(): string {
  return [RADIUS - HALF, RADIUS + HALF].map((radius) => seen(radius, -tip(radius), tip(radius), 1)).join('');
}

export const slippedStrand = {
  path: radii.map((radius) => line(radius, -tip(radius), tip(radius))).join(''),
  transform: `translate(${rest.x} ${rest.y}) rotate(${rest.degrees})`,
} as const;
