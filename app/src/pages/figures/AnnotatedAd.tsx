import { Sample } from '../../shell/Sample';
import * as css from './kit/annotated.css';
import { ad } from './kit/campaignPieces';
import { page } from './kit/drawing';
import { drawing, small } from './kit/kit.css';
import { type Note, Notes } from './parts/Notes';

/** Each number is on the edge of the ad, level with what it explains. */
const places = [
  { x: 40, y: 58, to: 53 },
  { x: 40, y: 146, to: 58 },
  { x: 40, y: 258, to: 58 },
  { x: 298, y: 58, to: 156 },
  { x: 298, y: 212, to: 280 },
  { x: 298, y: 317, to: 282 },
] as const;

/** An ad with six numbers, explained beside it. */
export const Figure = ({ notes = [] }: { notes?: readonly Note[] }) => (
  <Notes notes={notes}>
    <figure className={css.figure} aria-labelledby="annotated">
      <svg className={drawing} viewBox="26 24 286 336" role="img" aria-label="An ad with six numbered places">
        {ad}
        {places.map(({ x, y, to }, at) => (
          <g key={`${x} ${y}`}>
            <path className={css.leader} d={`M${x} ${y}H${to}`} />
            <circle cx={x} cy={y} r="10.5" fill={page.surface} stroke={page.ink} />
            <text className={small} x={x} y={y + 4} textAnchor="middle" fill={page.ink}>
              {at + 1}
            </text>
          </g>
        ))}
      </svg>
      <Sample id="annotated" of="brand">
        Tansy is made up.
      </Sample>
    </figure>
  </Notes>
);
