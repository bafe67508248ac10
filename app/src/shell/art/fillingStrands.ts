/** Apart from the other strands, which are in every page's scripts. */
import { hiddenSpan, line, RADIUS, solidStrand, tipAngle } from './strands.ts';

/** Half the width of the strands of a knot that fills. */
const fillingHalf = 11;

/** SVG path of a filled strand of a knot that fills. */
export const filledStrand = (strand: number): string => solidStrand(fillingHalf, fillingHalf + 7, 8, strand);

/** SVG path of one that isn't filled yet: a line. */
export function openStrand(strand: number): string {
  const [under, over] = hiddenSpan(RADIUS, fillingHalf + 7);
  const end = tipAngle(RADIUS);
  return line(RADIUS, -end, under, strand) + line(RADIUS, over, end, strand);
}
