import { vars } from '@agency-site/ui/theme';
import { Sample } from '../../shell/Sample';
import { Frame, page } from './kit/drawing';
import { drawing, large } from './kit/kit.css';
import * as css from './parts/countedGoal.css';

const { brand } = vars.color;

/** Orders through the own website in every hundred, month by month. */
const months = [8, 10, 11, 14, 17, 22, 24, 29, 34, 39, 45, 50];

const left = 44;
const floor = 312;
const height = 146;
const pitch = 33;
const width = 22;
const half = floor - height / 2;
const right = left + (months.length - 1) * pitch + width;

/** A goal in one sentence that can be counted, and the year in which it is reached. */
export const Figure = () => (
  <figure aria-labelledby="counted-goal">
    <div className={large}>
      <svg
        className={drawing}
        viewBox="0 0 473 372"
        role="img"
        aria-label="A goal on a card, and twelve months in which the share of orders through the website grows from 8 in 100 to half"
      >
        <Frame x={14} y={12} width={445} height={344} radius={10} />
        <text className={css.label} x={left} y="54" fill={page.quiet}>
          Our goal
        </text>
        <text className={css.goal} x={left} y="92" fill={page.ink}>
          Half of our orders come
        </text>
        <text className={css.goal} x={left} y="122" fill={page.ink}>
          through our own website.
        </text>
        {months.map((share, month) => {
          const x = left + month * pitch;
          const filled = (height * share) / 100;
          const isLast = month === months.length - 1;
          return (
            <g key={share}>
              <rect x={x} y={floor - height} width={width} height={height} rx="3" fill={page.line} />
              <rect x={x} y={floor - filled} width={width} height={filled} rx="3" fill={isLast ? brand : page.edge} />
            </g>
          );
        })}
        <path d={`M${left - 8} ${half}H${right + 8}`} stroke={page.ink} strokeWidth="1.5" strokeDasharray="2 5" />
        <text className={css.label} x={left} y="338" fill={page.quiet}>
          Today
        </text>
        <text className={css.label} x={right} y="338" textAnchor="end" fill={brand}>
          In a year
        </text>
      </svg>
    </div>
    <Sample id="counted-goal" of="data">
      A made-up shop. Each column is a month’s orders; the filled part came through its website.
    </Sample>
  </figure>
);
