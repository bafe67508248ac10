import { waysToBeFound } from '../../content/waysToBeFound.ts';
import { fills, strokes } from '../../shell/art/art.css';
import { Box, Frame, Lines, page } from './kit/drawing';
import { DrawingList } from './parts/DrawingList';
import * as css from './parts/drawingList.css';

/** An order, and the part of it that the platform keeps. */
const platforms = (
  <>
    <Frame x={66} y={18} width={108} height={114} radius={4} />
    <Lines x={82} y={40} of={[46, 58, 36]} stroke={page.edge} width={3} />
    <path d="M82 86h76" stroke={page.ink} />
    <Box x={82} y={100} width={76} height={14} fill={page.edge} />
    <path className={fills[0]} d="M135 100h20a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-20z" />
  </>
);

/** A search result, and the click on it. */
const ads = (
  <>
    <Frame x={34} y={26} width={172} height={34} radius={17} />
    <Lines x={54} y={43} of={[72]} stroke={page.edge} width={3} />
    <Box x={42} y={78} width={20} height={12} fill={page.ink} />
    <path className={strokes[2]} d="M70 84h88" strokeWidth="4" strokeLinecap="round" />
    <Lines x={42} y={104} of={[132, 96]} stroke={page.edge} width={3} />
    <path
      className={fills[2]}
      d="M150 86v34l8-7 6 14 7-3-6-13h11z"
      stroke={page.surface}
      strokeWidth="2"
      strokeLinejoin="round"
    />
  </>
);

/** A list of names, of which one is yours, and a year that begins again. */
const directories = (
  <>
    <Frame x={40} y={18} width={112} height={114} radius={4} />
    <Lines x={56} y={38} of={[62, 76, 54]} gap={18} stroke={page.edge} width={3} />
    <path className={strokes[1]} d="M56 92h80" strokeWidth="5" strokeLinecap="round" />
    <Lines x={56} y={110} of={[66]} stroke={page.edge} width={3} />
    <circle cx="172" cy="88" r="34" fill={page.surface} stroke={page.edge} />
    <path className={strokes[1]} d="M188 80a18 18 0 1 0 1 15" fill="none" strokeWidth="3" strokeLinecap="round" />
    <path className={strokes[1]} d="M190 68v12h-12" fill="none" strokeWidth="3" strokeLinecap="round" />
  </>
);

/** A flyer with an offer to cut out. */
const flyers = (
  <g transform="rotate(-6 120 75)">
    <Frame x={76} y={12} width={88} height={126} radius={3} />
    <path className={fills[0]} d="M79 12h82a3 3 0 0 1 3 3v43H76V15a3 3 0 0 1 3-3z" />
    <Lines x={88} y={74} of={[60, 48]} gap={12} stroke={page.edge} width={3} />
    <path d="M76 102h88" stroke={page.ink} strokeDasharray="4 4" />
    <text className={css.total} x="148" y="128">
      A7
    </text>
  </g>
);

/** A post, and the time it took. */
const social = (
  <>
    <Frame x={52} y={16} width={88} height={118} radius={8} />
    <Box x={62} y={28} width={68} height={62} fill={page.line} />
    <path className={fills[1]} d="M62 87V74l18-18 22 22 12-10 16 14v5a3 3 0 0 1-3 3H65a3 3 0 0 1-3-3z" />
    <Lines x={62} y={104} of={[54, 36]} gap={12} stroke={page.edge} width={3} />
    <circle cx="160" cy="92" r="30" fill={page.surface} stroke={page.ink} />
    <path className={strokes[1]} d="M160 72v20l14 9" fill="none" strokeWidth="3" strokeLinecap="round" />
  </>
);

/** A price tag with a discount. */
const discounts = (
  <>
    <path
      d="M44 75 78 34a8 8 0 0 1 6-3h104a8 8 0 0 1 8 8v72a8 8 0 0 1-8 8H84a8 8 0 0 1-6-3z"
      fill={page.surface}
      stroke={page.ink}
    />
    <circle cx="76" cy="75" r="7" fill={page.line} stroke={page.ink} />
    <text className={css.total} x="180" y="72">
      −10%
    </text>
    <path className={strokes[2]} d="M112 90h68" strokeWidth="4" strokeLinecap="round" />
  </>
);

/** Your name on a banner at the pitch. */
const events = (
  <>
    <path d="M46 26v106M194 26v106M24 132h192" stroke={page.ink} strokeWidth="2" strokeLinecap="round" />
    <path className={fills[2]} d="M46 38h148v48H46z" />
    <path d="M70 56h100M88 70h64" stroke={page.surface} strokeWidth="5" strokeLinecap="round" />
    <circle cx="120" cy="121" r="11" fill={page.surface} stroke={page.ink} />
    <path d="m120 115 6 4-2 7h-8l-2-7z" fill={page.ink} />
  </>
);

/** One tells another. */
const wordOfMouth = (
  <>
    <path
      d="M40 22h98a8 8 0 0 1 8 8v36a8 8 0 0 1-8 8H66L50 88V74H40a8 8 0 0 1-8-8V30a8 8 0 0 1 8-8z"
      fill={page.surface}
      stroke={page.ink}
      strokeLinejoin="round"
    />
    <Lines x={48} y={41} of={[80, 56]} stroke={page.edge} width={3} />
    <path
      className={fills[0]}
      d="M118 84h78a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8h-4v14l-16-14h-58a8 8 0 0 1-8-8V92a8 8 0 0 1 8-8z"
    />
    <path d="M126 104h60" stroke={page.surface} strokeWidth="4" strokeLinecap="round" />
  </>
);

const drawings = { platforms, ads, directories, flyers, social, discounts, events, wordOfMouth };

/** Eight ways in which customers find a business, each with a drawing. */
export const Figure = () => <DrawingList items={waysToBeFound} drawings={drawings} />;
