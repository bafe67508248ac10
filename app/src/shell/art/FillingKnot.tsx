import { fills, lines, open } from './art.css';
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

const solid = [0, 1, 2].map(filledStrand);
const outline = [0, 1, 2].map(openStrand);

/** The knot with some of its three strands filled, and the others as thin lines. Decorative. */
export function FillingKnot({ filled, className }: { filled: number; className?: string }) {
  return (
    <svg className={className} viewBox="-124 -137 248 224" aria-hidden>
      {fills.map((fill, strand) =>
        strand < filled ? (
          <path key={fill} className={fill} d={solid[strand]} />
        ) : (
          <path key={fill} className={`${lines} ${open}`} d={outline[strand]} />
        ),
      )}
    </svg>
  );
}
