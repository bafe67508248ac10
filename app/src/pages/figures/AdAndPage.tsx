import { lane, lines, start, strokes } from '../../shell/art/art.css';
import { ad } from './kit/campaignPieces';
import { Box, Cut, Frame, page } from './kit/drawing';
import * as css from './kit/kit.css';
import { Mark, tansy } from './kit/tansy';
import { Sample } from './parts/Sample';

const { green, cream, yellow } = tansy;

/** What the ad says, and where the page says the same. */
const strands = [
  { from: [310, 226], to: [420, 206] },
  { from: [310, 335], to: [420, 291] },
  { from: [310, 401], to: [420, 396] },
] as const;

/** An ad and the page that it opens, joined where they say the same. */
export const Figure = () => (
  <figure aria-labelledby="promise">
    <svg
      className={css.drawing}
      viewBox="6 14 618 478"
      role="img"
      aria-label="An ad says: a loaf for Sunday, order by Friday. The page it opens says the same, and takes the order."
    >
      <g transform="translate(-24 46) scale(1.12)">{ad}</g>
      <Frame x={420} y={24} width={190} height={448} radius={26} />
      <Cut x={428} y={32} width={174} height={432} radius={19}>
        <Box x={428} y={32} width={174} height={226} radius={0} fill={green} />
        <Mark x={500} y={48} height={100} stem={cream} flower={yellow} />
        <text x="446" y="200" className={css.headline} fill={cream}>
          A loaf
        </text>
        <text x="446" y="228" className={css.headline} fill={cream}>
          for Sunday.
        </text>
      </Cut>
      <text x="446" y="296" className={css.label} fill={page.ink}>
        Order by Friday, 6 pm
      </text>
      <path d="M446 312h138M446 350h138" stroke={page.line} />
      <text x="446" y="336" className={css.label} fill={page.quiet}>
        Sourdough
      </text>
      <text x="584" y="336" className={css.label} textAnchor="end" fill={page.ink}>
        €6.50
      </text>
      <Box x={446} y={374} width={138} height={44} radius={4} fill={green} />
      <text x="515" y="401" className={css.label} textAnchor="middle" fill={cream}>
        Order
      </text>
      {strands.map(({ from: [x, y], to: [endX, endY] }, at) => (
        <g key={y} className={strokes[at]}>
          <path className={`${lines} ${lane}`} d={`M${x} ${y}C${x + 55} ${y} ${endX - 55} ${endY} ${endX} ${endY}`} />
          <path className={`${lines} ${start}`} d={`M${x} ${y}h0M${endX} ${endY}h0`} />
        </g>
      ))}
    </svg>
    <Sample id="promise" of="brand">
      Tansy doesn’t exist. The page repeats what the ad promised.
    </Sample>
  </figure>
);
