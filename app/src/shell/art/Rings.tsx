import { lines, strokes } from './art.css';
import { engravedRing, frameOf, ringsOf } from './rings.ts';

interface RingsProps {
  /** What the drawing is of: the address of a page. The same always gives the same three rings. */
  of: string;
  /** How many lines a ring is engraved with; few for a small picture. */
  engraved?: number;
  className?: string | undefined;
}

/** The three strands as rings that hold each other, drawn anew for each page. Decorative. */
export function Rings({ of, engraved = 9, className }: RingsProps) {
  const rings = ringsOf(of);
  return (
    <svg className={className} viewBox={frameOf(rings)} aria-hidden>
      {strokes.map((stroke, strand) => (
        <path key={stroke} className={`${lines} ${stroke}`} d={engravedRing(rings, strand, engraved)} />
      ))}
    </svg>
  );
}
