import { fills, lines, open } from './art.css';
import { filledStrand, openStrand } from './fillingStrands.ts';

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
