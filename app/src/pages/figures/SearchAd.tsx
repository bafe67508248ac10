import { Sample } from '../../shell/Sample';
import { orderPage, type Strand, Strands } from './kit/adAndPage';
import { Frame, Lines, page } from './kit/drawing';
import * as css from './kit/kit.css';
import { Mark, tansy } from './kit/tansy';

/** What the ad says, and where the page says the same. */
const strands: readonly Strand[] = [
  { from: [424, 176], to: [500, 200] },
  { from: [424, 205], to: [500, 285] },
  { from: [424, 241], to: [500, 390] },
];

/** Two results below the ad. */
const others = [302, 372];

/** A search, the ad at its top, and the page that it opens. */
export const Figure = () => (
  <figure aria-labelledby="search">
    <svg
      className={css.joined}
      viewBox="12 10 692 476"
      role="img"
      aria-label="A search for bread near me shows an ad first: a loaf for Sunday, order by Friday. The page it opens says the same, and takes the order."
    >
      <Frame x={24} y={24} width={400} height={436} />
      <rect x="46" y="48" width="356" height="48" rx="24" fill="none" stroke={page.ink} strokeWidth="1.5" />
      <text x="70" y="78.5" className={css.banner} fill={page.ink}>
        bread near me
      </text>
      <path d="M373 76l9 9" stroke={page.ink} strokeWidth="2" strokeLinecap="round" />
      <circle cx="367" cy="70" r="9" fill="none" stroke={page.ink} strokeWidth="2" />
      <circle cx="61" cy="134" r="16" fill={tansy.green} />
      <Mark x={53} y={123} height={22} stem={tansy.cream} />
      <text x="86" y="139" className={css.label} fill={page.ink}>
        Tansy
      </text>
      <text x="402" y="139" className={css.label} textAnchor="end" fill={page.quiet}>
        Sponsored
      </text>
      <text x="46" y="182" className={css.headline} fill={page.link}>
        A loaf for Sunday
      </text>
      <text x="46" y="210" className={css.label} fill={page.quiet}>
        Order by Friday, 6 pm. <tspan className={css.spare}>Collect it warm.</tspan>
      </text>
      <rect x="46" y="226" width="72" height="30" rx="15" fill="none" stroke={page.edge} />
      <text x="82" y="245.5" className={css.label} textAnchor="middle" fill={page.link}>
        Order
      </text>
      <g className={css.spare}>
        <rect x="128" y="226" width="124" height="30" rx="15" fill="none" stroke={page.edge} />
        <text x="190" y="245.5" className={css.label} textAnchor="middle" fill={page.link}>
          Open from seven
        </text>
      </g>
      <path d="M24 280h400" stroke={page.line} />
      {others.map((y) => (
        <g key={y}>
          <Lines x={46} y={y} of={[74]} stroke={page.edge} width={3} />
          <Lines x={46} y={y + 18} of={[210]} stroke={page.line} width={7} />
          <Lines x={46} y={y + 37} of={[330]} stroke={page.line} width={3} />
        </g>
      ))}
      <g transform="translate(80 -6)">{orderPage}</g>
      <Strands of={strands} />
    </svg>
    <Sample id="search" of="brand">
      Tansy is made up. The ad answers the search, and the page repeats the ad.
    </Sample>
  </figure>
);
