import { catalogue } from '../../domain/catalogue/given.ts';
import { formatEuro } from '../../domain/money.ts';
import { lane, lines as line, strokes } from '../../shell/art/art.css';
import { hidden } from '../../shell/style/type.css';
import * as css from './deposit/chart.css';
import {
  across,
  deposits,
  down,
  drop,
  HEIGHT,
  lines,
  orders,
  over,
  totals,
  under,
  WIDTH,
  x,
  y,
} from './deposit/chart.ts';

const { deposit } = catalogue;
const threshold = formatEuro(deposit.threshold);
const [strandA, , strandC] = strokes;
const colorOf = (total: number) => (total < deposit.threshold ? strandA : strandC);
const dot = (total: number, due: number) => `M${x(total)} ${y(due)}h0`;

const ruleAt = (due: number) => ({ insetBlockStart: down(due), insetInlineStart: across(deposit.threshold) });
const placeOf = (total: number) =>
  total < deposit.threshold || x(total) > WIDTH / 2 ? `${css.order} ${css.beforeDot}` : css.order;

/** The deposit by total: up to the threshold, and from there. */
export const DepositChart = () => (
  <>
    <p className={hidden}>
      The deposit rises with the total, to {formatEuro(under)} just under {threshold}. At {threshold} it is{' '}
      {formatEuro(over)}, and rises again from there.
    </p>
    <div className={css.chart}>
      <svg className={css.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        <path className={`${line} ${css.drop}`} d={drop} />
        <path className={`${line} ${lane} ${strandA}`} d={lines[0]} />
        <path className={`${line} ${lane} ${strandC}`} d={lines[1]} />
        {orders.map(({ total, due }) => (
          <path key={total} className={`${css.dotted} ${colorOf(total)}`} d={dot(total, due)} />
        ))}
        <path className={`${css.dotted} ${strandA}`} d={dot(deposit.threshold, under)} />
        <path className={css.open} d={dot(deposit.threshold, under)} />
        <path className={`${css.dotted} ${strandC}`} d={dot(deposit.threshold, over)} />
      </svg>
      <div aria-hidden>
        {deposits.map((euro) => (
          <span key={euro} className={css.due} style={{ insetBlockStart: down(euro) }}>
            {formatEuro(euro)}
          </span>
        ))}
      </div>
      <div aria-hidden>
        {totals.map((euro) => (
          <span key={euro} className={css.total} style={{ insetInlineStart: across(euro) }}>
            {formatEuro(euro)}
          </span>
        ))}
      </div>
      <p aria-hidden>
        <span className={css.rule} style={ruleAt(under)}>
          {deposit.below}% under {threshold}
        </span>
        <span className={css.rule} style={ruleAt(over)}>
          {deposit.from}% from {threshold}
        </span>
      </p>
      <ul>
        {orders.map(({ total, due }) => (
          <li
            key={total}
            className={placeOf(total)}
            style={{ insetBlockStart: down(due), insetInlineStart: across(total) }}
          >
            {formatEuro(total)}: {formatEuro(due)}
            <span className={css.today}> today</span>
          </li>
        ))}
      </ul>
    </div>
  </>
);
