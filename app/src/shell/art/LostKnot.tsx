import { emptyPlace, lines, lost } from './art.css';
import { placeLeft, slippedStrand, stayingStrands } from './lostStrand.ts';

const staying = stayingStrands();
const left = placeLeft();

/** A knot that one strand has slipped out of, in the colour of the text around it. */
export function LostKnot({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="-116 -131 236 220"
      role="img"
      aria-label="A knot of three strands; one strand has come loose"
    >
      <g className={lost}>
        <path className={lines} d={staying} />
        <path className={`${lines} ${emptyPlace}`} d={left} />
        <path className={lines} d={slippedStrand.path} transform={slippedStrand.transform} />
      </g>
    </svg>
  );
}
