import { noPromises } from '../../content/noPromises.ts';
import { strokes } from '../../shell/art/art.css';
import { Spans } from '../text/Spans';
import { Box, Lines, page } from './kit/drawing';
import { stage } from './kit/kit.css';
import { cross, crossed } from './parts/drawingList.css';
import * as css from './parts/noPromises.css';

/** Search results; the first is crossed out. */
const first = (
  <>
    <rect x="32" y="20" width="176" height="26" rx="13" fill={page.surface} stroke={page.edge} />
    <path className={strokes[1]} d="M186 33l8 8M176 30a6 6 0 1 0 12 0a6 6 0 1 0-12 0" fill="none" strokeWidth="2" />
    <text className={crossed} x="36" y="80">
      1
    </text>
    <Lines x={60} y={68} of={[112, 84]} gap={11} stroke={page.edge} width={4} />
    <path className={cross} d="M32 73h146" />
    <Lines x={60} y={104} of={[96, 120]} gap={11} stroke={page.line} width={4} />
  </>
);

/** A curve that rises to a promised day. */
const customers = (
  <>
    <path d="M36 124h172" stroke={page.edge} />
    <path
      className={strokes[0]}
      d="M40 114c50-2 92-18 132-74"
      fill="none"
      strokeWidth="2.5"
      strokeDasharray="2 6"
      strokeLinecap="round"
    />
    <path d="M176 124V32h26l-6 9 6 9h-26" fill={page.surface} stroke={page.ink} />
    <path className={cross} d="M154 60l44-34M154 26l44 34" />
  </>
);

/** Empty places for logos. */
const logos = (
  <>
    {[0, 1, 2, 3].map((at) => (
      <Box
        key={at}
        x={36 + (at % 2) * 90}
        y={24 + Math.floor(at / 2) * 56}
        width={78}
        height={44}
        fill={page.surface}
        stroke={page.edge}
      />
    ))}
    <path
      className={strokes[2]}
      d="M65 46a10 10 0 1 0 20 0a10 10 0 1 0-20 0M155 56l10-20 10 20zM65 92h20v20H65zM154 112c6-26 16-26 22 0"
      fill="none"
      strokeWidth="2"
    />
    <path className={cross} d="M28 130L212 18" />
  </>
);

/** A customer's words between quotation marks. */
const quotes = (
  <>
    <path
      d="M40 24h160a6 6 0 0 1 6 6v70a6 6 0 0 1-6 6H96l-20 22v-22H40a6 6 0 0 1-6-6V30a6 6 0 0 1 6-6z"
      fill={page.surface}
      stroke={page.edge}
    />
    <path
      className={strokes[1]}
      d="M52 60c0-10 4-16 12-18M70 60c0-10 4-16 12-18"
      fill="none"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <Lines x={98} y={54} of={[88, 70]} gap={14} stroke={page.edge} width={4} />
    <Lines x={52} y={86} of={[110]} stroke={page.edge} width={4} />
    <path className={cross} d="M44 70h152" />
  </>
);

const drawings = { first, customers, logos, quotes };

/** What the agency doesn’t promise, crossed out, and beside it what there is instead. */
export const Figure = () => (
  <ul className={css.rows}>
    {(Object.keys(drawings) as (keyof typeof drawings)[]).map((id) => (
      <li key={id} className={css.row}>
        <div className={stage}>
          <svg className={css.drawing} viewBox="0 0 240 150" aria-hidden>
            {drawings[id]}
          </svg>
        </div>
        <h3 className={css.title}>
          <s>{noPromises[id].title}</s>
        </h3>
        <p className={css.instead}>
          <Spans words={noPromises[id].text} />
        </p>
      </li>
    ))}
  </ul>
);
