import { lines, strokes } from './art.css';
import { engravedStrand } from './strands.ts';

const strand = engravedStrand(13, 13);

const strands = strokes.map((stroke, i) => (
  <path key={stroke} className={`${lines} ${stroke}`} d={strand} transform={`rotate(${i * 120})`} />
));

/** What a page that shows the knot often has once; `#art-knot` refers to it. */
export const sharedKnot = (
  <g key="knot" id="art-knot">
    {strands}
  </g>
);

interface KnotProps {
  className?: string;
  /** Whether it is drawn from the sprite of its page, which documents have. */
  isShared?: boolean;
}

/** The knot of three strands, engraved. Decorative. */
export const Knot = ({ className, isShared }: KnotProps) => (
  <svg className={className} viewBox="-114 -131 228 216" aria-hidden>
    {isShared ? <use href="#art-knot" /> : strands}
  </svg>
);
