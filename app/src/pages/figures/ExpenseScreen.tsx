import { formatEuro } from '../../domain/money.ts';
import { Table } from '../../lib/Table';
import { brokenLine, bump, series } from './screen/chart.ts';
import * as css from './screen/expense.css';
import {
  change,
  type Purpose,
  percent,
  priceLevel,
  prices,
  purposes,
  totals,
  weekOf,
  weekRange,
} from './screen/expense.ts';
import { SystemWindow } from './screen/SystemWindow';
import * as frame from './screen/window.css';

const { now, over } = totals();
const energy = weekOf(purposes.find(({ name }) => name === 'Energy') ?? { name: '', weeks: [] });
/** To the nearest ten. */
const inAYear = Math.round(((energy.now - energy.usual) * 52) / 10) * 10;

/** The Expense Manager: a week's spending by purpose, and what has gone up in a year. */
export function ExpenseScreen() {
  return (
    <SystemWindow
      of="expense"
      views={['Week', 'Month', 'Year']}
      whose="Sample café"
      caption="A made-up café’s spending in one week, by purpose."
    >
      <div className={frame.columns}>
        <div>
          <p className={frame.heading}>Spent this week</p>
          <p className={frame.big}>{formatEuro(now)}</p>
          <p className={frame.quiet}>{formatEuro(over)} more than in a usual week</p>
          <Table
            className={`${frame.table} ${css.weeks}`}
            head={['Purpose', '13 weeks', 'Week', 'Usual', { className: frame.wideOnly, children: 'In a year' }]}
          >
            {purposes.map((purpose) => {
              const week = weekOf(purpose);
              const isKey = purpose.name === 'Energy';
              return (
                <tr key={purpose.name} className={isKey ? frame.key : undefined}>
                  <th scope="row">{purpose.name}</th>
                  <td>
                    <Spark of={purpose} isKey={isKey} />
                  </td>
                  <td className={frame.strong}>{formatEuro(week.now)}</td>
                  <td className={isKey ? undefined : frame.quiet}>{change(percent(week.usual, week.now))}</td>
                  <td className={isKey ? frame.wideOnly : `${frame.quiet} ${frame.wideOnly}`}>
                    {formatEuro(week.inYear)}
                  </td>
                </tr>
              );
            })}
          </Table>
        </div>
        <div className={frame.second}>
          <p className={frame.heading}>What has gone up</p>
          <p className={frame.quiet}>Prices compared with a year ago</p>
          <div className={css.changes}>
            <svg className={`${frame.drawing} ${css.fan}`} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
              <path className={frame.hairline} d={`M0 ${priceLevel(0)}H100`} />
              {prices.map(({ name, before, now }, at) => (
                <path
                  key={name}
                  className={at === 0 ? frame.keyLine : frame.line}
                  d={bump([0, priceLevel(0)], [100, priceLevel(percent(before, now))])}
                />
              ))}
              <path className={`${frame.line} ${css.origin}`} d={`M0 ${priceLevel(0)}h0`} />
            </svg>
            <ul>
              {prices.map(({ name, before, now }, at) => (
                <li key={name} className={css.labels[at]}>
                  <b className={frame.strong}>{change(percent(before, now))}</b> {name}
                  {at === 0 && (
                    <span className={css.fromTo}>
                      {formatEuro(before)} → {formatEuro(now)}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </div>
          <p className={frame.note}>
            <b>The question this Friday:</b> energy. At this rate it costs about {formatEuro(inAYear)} more in a year.
          </p>
        </div>
      </div>
    </SystemWindow>
  );
}

/** Thirteen weeks as a line with its end marked. */
function Spark({ of, isKey }: { of: Purpose; isKey: boolean }) {
  const points = series(of.weeks, 96, 22, weekRange(of));
  const line = isKey ? frame.keyLine : frame.line;
  return (
    <svg className={`${frame.drawing} ${css.spark}`} viewBox="0 0 100 22" preserveAspectRatio="none" aria-hidden>
      <path className={line} d={brokenLine(points)} />
      <path className={`${line} ${frame.dot}`} d={`M96 ${points.at(-1)?.[1].toFixed(1)}h0`} />
    </svg>
  );
}
