import { howWeWork } from '../../content/howWeWork.ts';
import { formatEuro } from '../../domain/money.ts';
import { fills, lines, strokes } from '../../shell/art/art.css';
import { line, RADIUS, solidStrand, tipAngle } from '../../shell/art/strands.ts';
import { firstChoice, quoteView } from '../landing/quoteChoice.ts';
import { Lines, page } from './kit/drawing';
import { DrawingList } from './parts/DrawingList';
import * as css from './parts/drawingList.css';

const { parts, discount, total } = quoteView(firstChoice);
const bill = [
  ['Website', parts.website.amount],
  ['System', parts.trinity.amount],
  ['Together', discount?.amount ?? 0],
] as const;

/** A bill from the price list. */
const receipt = (
  <>
    {bill.map(([name, amount], at) => (
      <g key={name}>
        <text className={css.item} x="28" y={38 + at * 26}>
          {name}
        </text>
        <path className={css.leader} d={`M${name.length * 7.6 + 38} ${34 + at * 26}H158`} />
        <text className={amount < 0 ? css.saving : css.amount} x="212" y={38 + at * 26}>
          {formatEuro(amount)}
        </text>
      </g>
    ))}
    <path d="M28 104h184" stroke={page.ink} />
    <text className={css.total} x="212" y="133">
      {formatEuro(total)}
    </text>
  </>
);

const thin = line(RADIUS, -tipAngle(RADIUS), tipAngle(RADIUS));
const oneStrand = (
  <g transform="translate(120 88) scale(.54)">
    {[1, 2].map((strand) => (
      <path key={strand} className={`${lines} ${css.unchosen}`} d={thin} transform={`rotate(${strand * 120})`} />
    ))}
    <path className={fills[0]} d={solidStrand(13, 20, 0, 0)} />
  </g>
);

const signedPage = (
  <>
    <path
      d="M60 8h120a4 4 0 0 1 4 4v128a4 4 0 0 1-4 4H60a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4z"
      fill={page.surface}
      stroke={page.line}
    />
    <Lines x={72} y={32} of={[70, 96, 84, 92]} gap={18} stroke={page.edge} width={4} />
    <path
      className={strokes[1]}
      d="M72 122c14-20 20-18 18-4s8 8 14-4 10-2 8 6 20 4 34-8"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
  </>
);

const sayIt = (
  <>
    <text className={css.crossed} x="36" y="62">
      omnichannel
    </text>
    <path className={css.cross} d="M32 55h134" />
    <text className={css.said} x="36" y="108">
      shop and page
    </text>
    <path className={strokes[1]} d="M36 119h146" strokeWidth="2.5" />
  </>
);

const drawings = {
  price: receipt,
  part: oneStrand,
  writing: signedPage,
  words: sayIt,
};

/** How the agency works, in four drawings. */
export const Figure = () => <DrawingList items={howWeWork} drawings={drawings} />;
