import { formatEuro } from '../../domain/money.ts';
import { Table } from '../../lib/Table';
import * as css from './screen/rcd.css';
import { comingAgain, costs, guests, isFree, month } from './screen/rcd.ts';
import { SystemWindow } from './screen/SystemWindow';
import * as frame from './screen/window.css';

/** RCD: a rule for regulars, who it rewards, and what it costs. */
export function RcdScreen() {
  return (
    <SystemWindow
      of="rcd"
      views={['Rule', 'Cost']}
      whose="Sample café"
      caption="Fourteen made-up lunch guests over twelve weeks, and what the rule cost in one month."
    >
      <div className={frame.columns}>
        <div>
          <p className={frame.heading}>The rule</p>
          <p className={css.rule}>“Every sixth lunch is on us.”</p>
          <Table className={`${frame.table} ${css.visits}`} head={['Guest', 'Weeks 1 to 12', 'Visits']}>
            {guests.map(({ guest, weeks }) => (
              <tr key={guest}>
                <th scope="row" className={css.guest}>
                  {guest}
                </th>
                <td>
                  <Visits weeks={weeks} />
                </td>
                <td className={frame.strong}>{weeks.length}</td>
              </tr>
            ))}
          </Table>
          <p className={css.key} aria-hidden>
            <i className={css.lunch} /> a lunch <i className={css.freeLunch} /> the sixth, on us
          </p>
        </div>
        <div className={frame.second}>
          <p className={frame.heading}>What it cost in {month.name}</p>
          <ul className={css.cost}>
            <li>
              <span>The sixth lunch, {month.freeLunches} times</span>{' '}
              <b className={frame.key}>{formatEuro(costs.rule)}</b>
              <span className={css.bars.rule} />
            </li>
            <li>
              <span>{month.discountPercent}% off for everyone</span> <b>{formatEuro(costs.discount)}</b>
              <span className={css.bars.discount} />
            </li>
          </ul>
          <p className={css.under}>
            {month.freeLunches} lunches with {formatEuro(month.goodsPerLunch)} of goods in each, or{' '}
            {month.discountPercent}% of {formatEuro(month.takings)} taken at lunch.
          </p>
          <p className={frame.heading}>Who comes back</p>
          <p className={frame.quiet}>Guests this year, by number of visits</p>
          <ol className={css.again}>
            {comingAgain.map((count, at) => (
              <li key={count}>
                <b className={css.count}>{count}</b>
                <span className={css.columns[at]} />
                <span className={css.nth}>{at + 1 < comingAgain.length ? at + 1 : `${at + 1}+`}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </SystemWindow>
  );
}

/** A guest's visits along twelve weeks. */
function Visits({ weeks }: { weeks: readonly number[] }) {
  const x = (week: number) => week * 20 - 10;
  const dots = (free: boolean) =>
    weeks
      .filter((_, at) => isFree(at + 1) === free)
      .map((week) => `M${x(week)} 8h0`)
      .join('');
  return (
    <svg className={`${frame.drawing} ${css.weeks}`} viewBox="0 0 240 16" preserveAspectRatio="none" aria-hidden>
      <path className={frame.hairline} d={`M${x(weeks[0] ?? 1)} 8H${x(weeks.at(-1) ?? 1)}`} />
      <path className={css.visit} d={dots(false)} />
      <path className={css.freeVisit} d={dots(true)} />
    </svg>
  );
}
