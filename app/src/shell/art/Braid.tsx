import { drawing, drawnOnScroll, join, lane, lines, start, strokes } from './art.css';
import { braidStrand, FIELD, JOIN, lanes, MIDDLE, START } from './braidStrands.ts';

const paths = [0, 1, 2].map(braidStrand);

/** Three strands that braid and become one. Scales to any frame with constant line width. Decorative. */
export const Braid = ({ className = '' }: { className?: string }) => (
  <svg
    className={`${drawnOnScroll} ${className}`}
    viewBox={`0 0 ${FIELD.width} ${FIELD.height}`}
    preserveAspectRatio="none"
    aria-hidden
  >
    <g className={drawing}>
      {strokes.map((stroke, i) => (
        <g key={stroke} className={stroke}>
          <path className={`${lines} ${lane}`} d={paths[i]} />
          <path className={`${lines} ${start}`} d={`M${START} ${lanes[i]}h0`} />
        </g>
      ))}
      <path className={`${lines} ${join}`} d={`M${JOIN} ${MIDDLE}h0`} />
    </g>
  </svg>
);
