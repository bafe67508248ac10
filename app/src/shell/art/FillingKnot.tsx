import { fills, lines, open } from './art.css';
import { hiddenSpan, line, RADIUS, solidStrand, tipAngle } from './strands.ts';

const half = 11;
const solid = [0, 1, 2].map((strand) => solidStrand(half, half + 7, 8, strand));

const [under, over] = hiddenSpan(RADIUS, half + 7);
const outline = [0, 1, 2].map(
  (strand) => line(RADIUS, -tipAngle(RADIUS), under, strand) + line(RADIUS, over, tipAngle(RADIUS), strand),
);

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
