/** The picture of the error pages: a knot whose second strand has come loose and lies across the other two. */
import { engraving, hiddenSpan, line, pointAt, polar, RADIUS, tipAngle } from './strands.ts';

const HALF = 13;
const radii = engraving(HALF, 13);

/** Position of the loose strand: rotated, then moved. */
const position = { x: 34, y: 4, degrees: 131 } as const;

/** Clear space beside the loose strand, measured from its middle line. */
const CLEAR = HALF + 4.5;

/** Whether the loose strand, or the clear space beside it, covers a point. */
function isCovered(x: number, y: number): boolean {
  const turn = (position.degrees * Math.PI) / 180;
  const [dx, dy] = [x - position.x, y - position.y];
  const { radius, angle } = polar(dx * Math.cos(turn) + dy * Math.sin(turn), dy * Math.cos(turn) - dx * Math.sin(turn));
  return Math.abs(radius - RADIUS) < CLEAR && Math.abs(angle) < tipAngle(RADIUS);
}

/** SVG path of the parts of a line along strand 0, 1 or 2 that the loose strand does not cover. */
function visibleParts(radius: number, from: number, to: number, strand: number): string {
  const isVisible = (angle: number) => !isCovered(...pointAt(radius, angle, strand));
  const step = (to - from) / 120;
  let path = '';
  let start = isVisible(from) ? from : undefined;
  for (let i = 1; i <= 120; i++) {
    const angle = from + i * step;
    if (isVisible(angle) !== (start === undefined)) continue;
    const edge = boundary(isVisible, angle - step, angle);
    if (start === undefined) start = edge;
    else {
      path += line(radius, start, edge, strand);
      start = undefined;
    }
  }
  return start === undefined ? path : path + line(radius, start, to, strand);
}

/** The angle between two others at which a line starts or stops being covered, found by bisection. */
function boundary(isVisible: (angle: number) => boolean, before: number, after: number): number {
  let [a, b] = [before, after];
  for (let i = 0; i < 12; i++) {
    const middle = (a + b) / 2;
    if (isVisible(middle) === isVisible(a)) a = middle;
    else b = middle;
  }
  return (a + b) / 2;
}

/** SVG path of the two other strands: the first complete, the third under the first. */
export function otherStrands(): string {
  return radii
    .map((radius) => {
      const end = tipAngle(radius);
      const [from, to] = hiddenSpan(radius, HALF + 4.5);
      return (
        visibleParts(radius, -end, end, 0) + visibleParts(radius, -end, from, 2) + visibleParts(radius, to, end, 2)
      );
    })
    .join('');
}

/** SVG path of the two edges of the gap that the loose strand left. */
export function gapOutline(): string {
  return [RADIUS - HALF, RADIUS + HALF]
    .map((radius) => visibleParts(radius, -tipAngle(radius), tipAngle(radius), 1))
    .join('');
}

export const looseStrand = {
  path: radii.map((radius) => line(radius, -tipAngle(radius), tipAngle(radius))).join(''),
  transform: `translate(${position.x} ${position.y}) rotate(${position.degrees})`,
} as const;
