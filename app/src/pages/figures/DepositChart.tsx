import { scaleLinear } from 'd3-scale';
import { catalogue } from '../../domain/catalogue/given.ts';
import { formatEuro } from '../../domain/money.ts';
import { deposit } from '../../domain/pricing/deposit.ts';
import { lane, lines, strokes } from '../../shell/art/art.css';
import { hidden } from '../../shell/style/type.css';
import * as css from './parts/depositChart.css';
import { largeOrder, smallOrders } from './parts/sampleOrders.ts';
import { brokenLine } from './screen/chart.ts';

const { threshold, below, from } = catalogue.deposit;

const WIDTH = 1000;
const HEIGHT = 300;

/** The dots: sample orders, from the smallest. */
const orders = [largeOrder, ...smallOrders]
  .map(({ price, due }) => ({ total: price.total, due: due.amount }))
  .toSorted((one, other) => one.total - other.total);

const most = Math.max(...orders.map(({ total }) => total));
/** The deposit just under the threshold, and at it. */
const under = deposit(catalogue, threshold - 0.01).amount;
const over = deposit(catalogue, threshold).amount;

const x = scaleLinear([0, most], [0, WIDTH]).nice();
const y = scaleLinear([0, Math.max(under, deposit(catalogue, most).amount)], [HEIGHT, 0]).nice(3);

const longest = x.domain()[1] ?? most;
/** Where a total and a deposit are in the chart, as parts of its width and height. */
const across = (euro: number): string => `${((x(euro) / WIDTH) * 100).toFixed(2)}%`;
const down = (euro: number): string => `${((y(euro) / HEIGHT) * 100).toFixed(2)}%`;

const point = (total: number, due: number) => [x(total), y(due)] as const;

/** The deposit on small totals, and on larger ones. */
const rules = [
  brokenLine([point(0, 0), point(threshold, under)]),
  brokenLine([point(threshold, over), point(longest, deposit(catalogue, longest).amount)]),
] as const;

/** Down from one rule to the other. */
const drop = brokenLine([point(threshold, under), point(threshold, over)]);

/** Amounts on the axes, in euro. */
const totals: readonly number[] = x.ticks(6).filter(Boolean);
const deposits: readonly number[] = y.ticks(3).filter(Boolean);

const limit = formatEuro(threshold);
const [strandA, , strandC] = strokes;
const colorOf = (total: number) => (total < threshold ? strandA : strandC);
const dot = (total: number, due: number) => `M${x(total)} ${y(due)}h0`;

const ruleAt = (due: number) => ({ insetBlockStart: down(due), insetInlineStart: across(threshold) });
const placeOf = (total: number) =>
  total < threshold || x(total) > WIDTH / 2 ? `${css.order} ${css.beforeDot}` : css.order;

/** The deposit by total: up to the threshold, and from there. */
export const DepositChart = () => (
  <>
    <p className={hidden}>
      The deposit rises with the total, to {formatEuro(under)} just under {limit}. At {limit} it is {formatEuro(over)},
      and rises again from there.
    </p>
    <div className={css.chart}>
      <svg className={css.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        <path className={`${lines} ${css.drop}`} d={drop} />
        <path className={`${lines} ${lane} ${strandA}`} d={rules[0]} />
        <path className={`${lines} ${lane} ${strandC}`} d={rules[1]} />
        {orders.map(({ total, due }) => (
          <path key={total} className={`${css.dotted} ${colorOf(total)}`} d={dot(total, due)} />
        ))}
        <path className={`${css.dotted} ${strandA}`} d={dot(threshold, under)} />
        <path className={css.open} d={dot(threshold, under)} />
        <path className={`${css.dotted} ${strandC}`} d={dot(threshold, over)} />
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
          {below}% under {limit}
        </span>
        <span className={css.rule} style={ruleAt(over)}>
          {from}% from {limit}
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
