import { moments } from '../../content/journey.ts';
import { strokes } from '../../shell/art/art.css';
import { ArrowIcon, TickIcon } from '../../shell/icons';
import * as type from '../../shell/style/type.css';
import * as css from './explore/help.css';
import { Box, Frame, Lines, page } from './kit/drawing';
import { stage } from './kit/kit.css';
import { button } from './kit/platformPieces';
import { Mark, tansy } from './kit/tansy';

const { green, cream } = tansy;

const advert = (
  <>
    <Frame x={20} y={8} width={200} height={130} />
    <circle cx="38" cy="24" r="7" fill={green} />
    <Lines x={52} y={24} of={[46]} stroke={page.edge} width={3} />
    <Box x={20} y={40} width={200} height={72} radius={0} fill={green} />
    <Mark x={148} y={46} height={64} stem={cream} />
    <text className={css.headline} x="36" y="72" fill={cream}>
      A loaf
    </text>
    <text className={css.headline} x="36" y="92" fill={cream}>
      for Sunday.
    </text>
    <Lines x={36} y={126} of={[84]} stroke={page.line} width={4} />
    <Box x={170} y={119} width={36} height={14} fill={button} />
  </>
);

const payment = (
  <>
    <Frame x={20} y={18} width={200} height={112} />
    <text className={css.word} x="36" y="48">
      Total
    </text>
    <text className={css.word} x="204" y="48" textAnchor="end">
      €14.20
    </text>
    <path d="M36 64h168" stroke={page.line} />
    <Box x={36} y={80} width={168} height={34} radius={4} fill={button} />
    <text className={css.pay} x="120" y="102" textAnchor="middle">
      Pay
    </text>
  </>
);

/** The opening hours on the map and on the door, which differ. */
const hours = (
  <>
    {[
      { x: 20, place: 'Map', until: 'until 6' },
      { x: 124, place: 'Door', until: 'until 5' },
    ].map(({ x, place, until }, at) => (
      <g key={place}>
        <Frame x={x} y={16} width={96} height={118} />
        <text className={css.small} x={x + 12} y={40}>
          {place}
        </text>
        <text className={css.word} x={x + 12} y={66}>
          Open
        </text>
        <text className={at === 0 ? css.word : css.wrong} x={x + 12} y={86}>
          {until}
        </text>
        <Lines x={x + 12} y={112} of={[60]} stroke={page.line} width={4} />
      </g>
    ))}
  </>
);

const price = (
  <>
    <path
      d="M52 14h136v116l-11.3-7-11.3 7-11.4-7-11.3 7-11.3-7-11.4 7-11.3-7-11.3 7-11.4-7-11.3 7-11.3-7-11.4 7z"
      fill={page.surface}
      stroke={page.line}
    />
    <text className={css.word} x="66" y="44">
      Boiler check
    </text>
    <text className={css.small} x="66" y="66">
      from
    </text>
    <text className={css.amount} x="66" y="96">
      €95
    </text>
    <path className={strokes[1]} d="M66 108h80" strokeWidth="2.5" />
  </>
);

/** A card of six visits. */
const visits = (
  <>
    <Frame x={20} y={24} width={200} height={102} />
    {[0, 1, 2, 3, 4].map((at) => (
      <circle key={at} cx={44 + at * 30} cy="62" r="9" fill="none" stroke={page.edge} strokeWidth="1.5" />
    ))}
    <circle className={css.last} cx="194" cy="62" r="11" />
    <g className={css.tick} transform="translate(186 54)">
      <TickIcon />
    </g>
    <text className={css.word} x="36" y="104">
      The sixth is on us
    </text>
  </>
);

/** By the order of the moments. */
const drawings = [advert, hours, price, payment, visits];

/** The five moments of a customer's journey: a drawing, what helps, and what we sell for it. */
export const Figure = () => (
  <ol className={css.list}>
    {moments.map(({ title, question, helps, more }, at) => (
      <li key={title} className={css.moment}>
        <div className={`${stage} ${css.picture}`}>
          <svg className={css.drawing} viewBox="0 0 240 150" aria-hidden>
            {drawings[at]}
          </svg>
        </div>
        <div>
          <h3 className={css.title}>
            <span className={css.number}>{at + 1}</span> {title}
          </h3>
          <p className={css.question}>“{question}”</p>
        </div>
        <p className={css.helps}>{helps}</p>
        <a className={type.link} href={more.to}>
          {more.label} <ArrowIcon />
        </a>
      </li>
    ))}
  </ol>
);
