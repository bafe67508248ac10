import { lines, strokes } from './art.css';
import { engravedRing, frameOf, ringsOf } from './rings.ts';

interface RingsProps {
  /** Seed: the path of a page. The same path always gives the same rings. */
  of: string;
  /** Lines per ring; fewer for a small picture. */
  lineCount?: number;
  className?: string | undefined;
}

/** The three strands as interlocking rings, different for each page. Decorative. */
export function Rings({ of, lineCount = 9, className }: RingsProps) {
  const rings = ringsOf(of);
  return (
    <svg className={className} viewBox={frameOf(rings)} aria-hidden>
      {strokes.map((stroke, strand) => (
        <path key={stroke} className={`${lines} ${stroke}`} d={engravedRing(rings, strand, lineCount)} />
      ))}
    </svg>
  );
}
