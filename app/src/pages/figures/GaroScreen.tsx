import { scaleLinear } from 'd3-scale';
import { formatEuro } from '../../domain/money.ts';
import { Table } from '../../lib/Table';
import { brokenLine, surface } from './screen/chart.ts';
import * as css from './screen/garo.css';
import { days, deliveries, items, planOf, short } from './screen/garo.ts';
import { SystemWindow } from './screen/SystemWindow';
import * as frame from './screen/window.css';

const plans = items.map((item) => ({ item, plan: planOf(item) }));
const orderOf = (order: number | undefined) => order || '–';

/** Of the sample shop. */
const rounds = 212;
const plansPerRound = 40;

/** GARO: what to order for each item, and when. */
export function GaroScreen() {
  return (
    <SystemWindow
      of="garo"
      views={['Plan', 'Items', 'Rules']}
      whose="Sample shop"
      caption="Eight made-up items of a farm shop: stock and orders over the next fourteen days."
    >
      <div className={frame.head}>
        <div>
          <p className={frame.heading}>Plan for the next {days} days</p>
          <p className={frame.quiet}>
            The best of {(rounds * plansPerRound).toLocaleString('en-IE')} plans, after {rounds} rounds
          </p>
        </div>
        <dl className={frame.figures}>
          <div>
            <dt>Missed sales a week</dt>
            <dd>{formatEuro(43)}</dd>
          </div>
          <div>
            <dt>Money on the shelf</dt>
            <dd>{formatEuro(612)}</dd>
          </div>
          <div>
            <dt>Shelf used</dt>
            <dd>91%</dd>
          </div>
        </dl>
      </div>
      <Table
        className={`${frame.table} ${css.plan}`}
        head={[
          'Item',
          {
            children: (
              <div className={css.dayNames}>
                {deliveries.map(({ day, name }, at) => (
                  <span key={day} className={css.dayNamesAt[at]}>
                    {name}
                  </span>
                ))}
              </div>
            ),
          },
          { className: frame.wideOnly, children: 'In stock' },
          `Order ${deliveries[0]?.name}`,
          { className: frame.wideOnly, children: `Order ${deliveries[1]?.name}` },
        ]}
      >
        {plans.map(({ item, plan: { orders, ...plan } }) => (
          <tr key={item.name}>
            <th scope="row">
              <span className={css.item}>{item.name}</span>
              <span className={css.unit}>{item.unit}</span>
            </th>
            <td>
              <Stock {...plan} room={item.room} isKey={item.name === short} />
            </td>
            <td className={`${frame.quiet} ${frame.wideOnly}`}>{item.stock}</td>
            <td className={frame.strong}>{orderOf(orders[0])}</td>
            <td className={`${frame.strong} ${frame.wideOnly}`}>{orderOf(orders[1])}</td>
          </tr>
        ))}
      </Table>
      <p className={frame.note}>
        <b>Soda bread runs out before each delivery.</b> It keeps for two days, so the plan orders no more. You can.
      </p>
    </SystemWindow>
  );
}

interface StockProps {
  points: readonly (readonly [day: number, stock: number])[];
  gaps: readonly (readonly [from: number, to: number])[];
  room: number;
  isKey: boolean;
}

/** The stock of an item over the days, with the deliveries and, for the item that runs out, when it is sold out. */
function Stock({ points, gaps, room, isKey }: StockProps) {
  const x = scaleLinear([0, days], [0, 280]);
  const y = scaleLinear([0, room * 1.15], [30, 4]);
  const drawn = points.map(([day, stock]) => [x(day), Math.max(2, y(stock))] as const);
  return (
    <svg className={`${frame.drawing} ${css.stock}`} viewBox="0 0 280 32" preserveAspectRatio="none" aria-hidden>
      <path className={css.delivery} d={deliveries.map(({ day }) => `M${x(day)} 0V32`).join('')} />
      <path className={isKey ? css.shortShelf : css.shelf} d={surface(drawn, y(0))} />
      <path className={isKey ? frame.keyLine : frame.line} d={brokenLine(drawn)} />
      {isKey && (
        <path className={css.gap} d={gaps.map(([from, to]) => `M${x(from).toFixed(1)} ${y(0)}H${x(to)}`).join('')} />
      )}
    </svg>
  );
}
