import { hardThings } from '../../content/hardThings.ts';
import { allBrands, cheapest } from '../../content/offers.ts';
import { formatEuro } from '../../domain/money.ts';
import { fills, strokes } from '../../shell/art/art.css';
import { Box, Frame, Lines, page } from './kit/drawing';
import { DrawingList } from './parts/DrawingList';
import * as css from './parts/drawingList.css';

const { price } = cheapest(allBrands);

/** A price instead of an evasion. */
const cost = (
  <>
    <text className={css.crossed} x="48" y="62">
      It depends
    </text>
    <path className={css.cross} d="M44 55h116" />
    <text className={css.said} x="48" y="108">
      from {formatEuro(price)}
    </text>
    <path className={strokes[1]} d="M48 119h108" strokeWidth="2.5" />
  </>
);

/** A van, a website and an ad in one blue. */
const fit = (
  <>
    <path className={fills[2]} d="M26 92V70a4 4 0 0 1 4-4h46v36H30a4 4 0 0 1-4-4z" />
    <path d="M76 74h16l14 15v13H76z" fill={page.surface} stroke={page.ink} strokeLinejoin="round" />
    <path
      d="M38 103a7 7 0 1 0 14 0a7 7 0 1 0-14 0M80 103a7 7 0 1 0 14 0a7 7 0 1 0-14 0"
      fill={page.surface}
      stroke={page.ink}
      strokeWidth="2"
    />
    <Frame x={120} y={22} width={96} height={62} radius={4} />
    <path className={fills[2]} d="M124 22h88a4 4 0 0 1 4 4v20h-96V26a4 4 0 0 1 4-4z" />
    <Lines x={132} y={58} of={[56, 70]} gap={12} stroke={page.edge} width={4} />
    <Frame x={148} y={98} width={68} height={34} radius={4} />
    <Box x={156} y={106} width={18} height={18} fill={page.line} />
    <path className={fills[2]} d="M182 108h26v14h-26z" />
  </>
);

/** A bag with a window, through which you see how full it is. */
const results = (
  <>
    <path
      d="M82 26h76l-6 14 10 88a6 6 0 0 1-6 6H84a6 6 0 0 1-6-6l10-88z"
      fill={page.surface}
      stroke={page.ink}
      strokeLinejoin="round"
    />
    <path d="M88 40h64" stroke={page.edge} strokeDasharray="2 3" />
    <Box x={98} y={56} width={44} height={60} radius={4} fill={page.surface} stroke={page.edge} />
    <path className={fills[0]} d="M98 96c10-8 16 4 24-4s14-4 20-10v30a4 4 0 0 1-4 4h-36a4 4 0 0 1-4-4z" />
  </>
);

const drawings = { cost, fit, results };

/** Three things that shouldn’t be so hard, in three drawings. */
export const Figure = () => <DrawingList items={hardThings} drawings={drawings} />;
