import { lane, lines, start, strokes } from '../../../shell/art/art.css';
import { Box, Cut, Frame, page } from './drawing';
import * as css from './kit.css';
import { Mark, tansy } from './tansy';

const { green, cream, yellow } = tansy;

type Point = readonly [x: number, y: number];

/** A part of an ad, and where the page says the same. */
export interface Strand {
  from: Point;
  to: Point;
}

/** Joins what the ad says with where the page says it. */
export const Strands = ({ of }: { of: readonly Strand[] }) =>
  of.map(({ from: [x, y], to: [endX, endY] }, at) => (
    <g key={y} className={strokes[at]}>
      <path className={`${lines} ${lane}`} d={`M${x} ${y}C${x + 55} ${y} ${endX - 55} ${endY} ${endX} ${endY}`} />
      <path className={`${lines} ${start}`} d={`M${x} ${y}h0M${endX} ${endY}h0`} />
    </g>
  ));

/** The page that an ad opens, on a phone from 420, 24 to 610, 472. */
export const orderPage = (
  <>
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
      Order by Friday<tspan className={css.spare}>, 6 pm</tspan>
    </text>
    <path d="M446 312h138M446 350h138" stroke={page.line} />
    <text x="446" y="336" className={css.label} fill={page.quiet}>
      Sourdough
    </text>
    <text x="584" y="336" className={`${css.label} ${css.spare}`} textAnchor="end" fill={page.ink}>
      €6.50
    </text>
    <Box x={446} y={374} width={138} height={44} radius={4} fill={green} />
    <text x="515" y="401" className={css.label} textAnchor="middle" fill={cream}>
      Order
    </text>
  </>
);
