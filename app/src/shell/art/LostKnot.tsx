import { gapEdges, lines, lost } from './art.css';
import { gapOutline, looseStrand, otherStrands } from './lostStrand.ts';

const others = otherStrands();
const gap = gapOutline();

/** A knot with one loose strand, in the colour of the surrounding text. */
export function LostKnot({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="-116 -131 236 220"
      role="img"
      aria-label="A knot of three strands; one strand has come loose"
    >
      <g className={lost}>
        <path className={lines} d={others} />
        <path className={`${lines} ${gapEdges}`} d={gap} />
        <path className={lines} d={looseStrand.path} transform={looseStrand.transform} />
      </g>
    </svg>
  );
}
