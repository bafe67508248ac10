import { strokes } from '../../shell/art/art.css';
import { Pictogram } from '../../shell/art/Pictogram';
import { engravedStrand } from '../../shell/art/strands.ts';
import * as css from './explore/ecosystem.css';
import { numbers } from './explore/exchanges.ts';

const strand = engravedStrand(6.5, 7);

const parts = [
  { place: css.places.top, sign: 'service-ad-campaigns', name: 'Campaigns', does: 'bring new people in' },
  {
    place: css.places.right,
    sign: 'service-complete-platform',
    name: 'Website',
    does: 'turns visitors into customers',
  },
  { place: css.places.left, sign: 'service-trinity-systems', name: 'Systems', does: 'keep track of it all' },
  { place: css.places.middle, sign: 'service-brand-identity', name: 'Brand', does: 'makes all three recognisable' },
] as const;

/** The four parts of a business online, and three strands of what they pass to each other. */
export const Ecosystem = () => (
  <figure className={css.knot} aria-label="Four parts, joined by three strands">
    <svg className={css.drawing} viewBox="-132 -128 264 202" aria-hidden>
      {strokes.map((stroke, at) => (
        <path key={stroke} className={`${css.strand} ${stroke}`} d={strand} transform={`rotate(${at * 120})`} />
      ))}
      {numbers.map(({ x, y, strand }, at) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle className={`${css.badge} ${strokes[strand]}`} r="7.2" />
          <text className={css.number} y="2.9" textAnchor="middle">
            {at + 1}
          </text>
        </g>
      ))}
    </svg>
    <ul>
      {parts.map(({ place, sign, name, does }) => (
        <li key={name} className={place}>
          <Pictogram of={sign} />
          <b className={css.name}>{name}</b>
          <span className={css.does}>{does}</span>
        </li>
      ))}
    </ul>
  </figure>
);
