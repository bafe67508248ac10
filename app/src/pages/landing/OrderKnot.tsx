import { strokes } from '../../shell/art/art.css';
import { fiveStrandLines } from '../../shell/art/fiveStrands.ts';
import { engravedLines } from '../../shell/art/strands.ts';
import * as css from './OrderKnot.css';
import { landing } from './words.ts';

const { knot, legend } = landing.hero;

const knots = [
  { strands: 3, lines: engravedLines(13, 13), group: css.three, transform: 'translate(0 10)' },
  { strands: 5, lines: fiveStrandLines(9, 13), group: css.five, transform: 'translate(0 -2) scale(.88)' },
];

/** Which of the 13 lines every website tier has, which the middle one adds, and which only the highest has. */
const levelOf = (line: number) => (line % 6 === 0 ? css.levels[0] : css.levels[line % 2 === 0 ? 1 : 2]);

/**
 * The order as a knot: one, three or five strands for the systems, and three, seven or thirteen threads in each for the
 * tier of the website. CSS redraws it by the state of the calculator beside it, without scripts.
 */
export const OrderKnot = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="-128 -134 256 240" role="img" aria-label={`${knot}. ${legend}`}>
    {knots.map(({ strands, lines, group, transform }) => (
      <g key={strands} className={group} transform={transform}>
        {Array.from({ length: strands }, (_, strand) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: strands have nothing but their place
            key={strand}
            className={strokes[strand % 3]}
            transform={`rotate(${(strand * 360) / strands})`}
          >
            {lines.map((line, i) => (
              <path key={line} className={`${css.thread} ${levelOf(i)}`} pathLength="1" d={line} />
            ))}
          </g>
        ))}
      </g>
    ))}
  </svg>
);
