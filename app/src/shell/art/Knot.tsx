import { lines, strokes } from './art.css';
import { engravedStrand } from './strands.ts';

const strand = engravedStrand(13, 13);

/** The knot of three strands, engraved. Decorative. */
export function Knot({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="-114 -131 228 216" aria-hidden>
      {strokes.map((stroke, i) => (
        <path key={stroke} className={`${lines} ${stroke}`} d={strand} transform={`rotate(${i * 120})`} />
      ))}
    </svg>
  );
}
