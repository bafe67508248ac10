import { join, lane, lines, start, strokes } from '../shell/art/art.css';
import { braidStrand, JOIN, lanes, MIDDLE, START } from '../shell/art/braidStrands.ts';
import * as css from './Letters.css';

/** Where the braid is: from one sheet to the other. */
const between = 'translate(116 60) scale(.14 .5)';

/** A message, and the answer that three strands lead to. Decorative. */
export const Letters = () => (
  <svg className={css.letters} viewBox="0 0 400 168" aria-hidden>
    {[0, 1, 2].map((strand) => (
      <g key={strand} className={strokes[strand]} transform={between}>
        <path className={`${lines} ${lane}`} d={braidStrand(strand)} />
        <path className={`${lines} ${start}`} d={`M${START} ${lanes[strand]}h0`} />
      </g>
    ))}
    <path className={`${lines} ${join}`} transform={between} d={`M${JOIN} ${MIDDLE}h0`} />
    <rect className={css.sheet} x="20" y="20" width="96" height="128" rx="4" />
    <path className={css.text} d="M36 44h56M36 60h64M36 76h44M36 92h60" />
    <rect className={css.sheet} x="284" y="20" width="96" height="128" rx="4" />
    <path className={css.text} d="M300 44h40M300 60h64M300 76h52" />
    <path className={`${css.signature} ${strokes[1]}`} d="M300 124c10-14 14-13 13-3s6 6 10-3 7-1 6 4 14 3 24-6" />
  </svg>
);
