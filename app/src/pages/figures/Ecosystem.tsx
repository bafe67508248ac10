import { strokes } from '../../shell/art/art.css';
import { Pictogram } from '../../shell/art/Pictogram';
import { engravedStrand } from '../../shell/art/strands.ts';
import * as css from './explore/ecosystem.css';

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

/** What a part passes to another, along the strand that bounds both. The numbers stand on the strands. */
const passed = [
  { at: [-36.6, 21.1], strand: 2, from: 'Campaigns to website', what: 'Visitors, with the offer they were promised' },
  { at: [0, -42.3], strand: 0, from: 'Website to systems', what: 'Orders, bookings and questions' },
  { at: [36.6, 21.1], strand: 1, from: 'Systems to campaigns', what: 'What to stop, what to repeat and who to thank' },
] as const;

/** The four parts of a business online, and what they pass to each other. */
export const Figure = () => (
  <figure className={css.figure} aria-label="Four parts, and what they pass to each other">
    <div className={css.knot}>
      <svg className={css.drawing} viewBox="-132 -128 264 202" aria-hidden>
        {strokes.map((stroke, at) => (
          <path key={stroke} className={`${css.strand} ${stroke}`} d={strand} transform={`rotate(${at * 120})`} />
        ))}
        {passed.map(({ at: [x, y], strand, from }, at) => (
          <g key={from} transform={`translate(${x} ${y})`}>
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
    </div>
    <ol className={css.list}>
      {passed.map(({ from, what }, at) => (
        <li key={from} className={css.row}>
          <span className={css.marks[at]} aria-hidden>
            {at + 1}
          </span>
          <div>
            <b className={css.from}>{from}</b>
            <span className={css.what}>{what}</span>
          </div>
        </li>
      ))}
      <li className={css.row}>
        <span className={css.point} />
        <div>
          <b className={css.from}>Brand to all three</b>
          <span className={css.what}>A logo, colours, typefaces and a tone of voice</span>
        </div>
      </li>
    </ol>
  </figure>
);
