import { absent, fills, ring as ringClass } from './art.css';
import { solidStrand, thinStrand } from './strands.ts';

const HALF = 7.5;
const CLEAR = 16;
const bands = [0, 1, 2].map((strand) => solidStrand(HALF, CLEAR, 0, strand));
const thin = thinStrand(CLEAR);

interface ServiceGlyphProps {
  /** How many of the three strands to draw. */
  strands: 1 | 2 | 3;
  /** With a ring around it, for a complete platform. */
  ring?: boolean;
  className?: string;
}

/** The icon of a service: the knot with some of its strands. Decorative. */
export function ServiceGlyph({ strands, ring = false, className }: ServiceGlyphProps) {
  return (
    <svg className={className} viewBox="-139 -139 278 278" aria-hidden>
      {ring && <circle className={ringClass} r="137" />}
      {bands.map((band, i) =>
        i < strands ? (
          <path key={band} className={fills[i]} d={band} />
        ) : (
          <path key={band} className={absent} d={thin} transform={`rotate(${i * 120})`} />
        ),
      )}
    </svg>
  );
}
