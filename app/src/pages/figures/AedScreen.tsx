import { formatEuro } from '../../domain/money.ts';
import { Table } from '../../lib/Table';
import * as type from '../../shell/style/type.css';
import * as css from './screen/aed.css';
import { ads, all, costOf, most, season, worth } from './screen/aed.ts';
import { brokenLine, series } from './screen/chart.ts';
import { SystemWindow } from './screen/SystemWindow';
import * as frame from './screen/window.css';

const range = [2, 14] as const;
const now = series(season.now, 300, 62, range);

/** AED: what one new customer cost, ad by ad. */
export function AedScreen() {
  return (
    <SystemWindow
      of="aed"
      views={['Ads', 'Season']}
      whose="Sample salon"
      caption="Five made-up ads of a salon in one month, and what each new customer cost."
    >
      <div className={frame.head}>
        <div>
          <p className={frame.heading}>What one new customer cost</p>
          <p className={frame.quiet}>
            March: {formatEuro(all.spent)} spent, {all.customers} new customers
          </p>
        </div>
        <dl className={frame.figures}>
          <div>
            <dt>On average</dt>
            <dd>{formatEuro(all.spent / all.customers)}</dd>
          </div>
          <div>
            <dt>A first visit leaves</dt>
            <dd>{formatEuro(worth)}</dd>
          </div>
        </dl>
      </div>
      <Table
        className={`${frame.table} ${css.table}`}
        head={[
          'Ad',
          'Spent',
          'New',
          {
            children: (
              <>
                <span className={type.hidden}>Cost of one</span>
                <div className={css.scale} aria-hidden>
                  <span className={css.none}>{formatEuro(0)}</span>
                  <span className={css.worthMark}>
                    {formatEuro(worth)}
                    <span className={frame.wideOnly}>, a first visit</span>
                  </span>
                  <span className={css.end}>{formatEuro(most)}</span>
                </div>
              </>
            ),
          },
        ]}
      >
        {ads.map((ad, at) => {
          const cost = costOf(ad);
          const line = cost > worth ? css.over : css.normal;
          return (
            <tr key={ad.name}>
              <th scope="row">
                <span className={css.ad}>{ad.name}</span>
                <span className={css.where}>{ad.where}</span>
              </th>
              <td>{formatEuro(ad.spent)}</td>
              <td>{ad.customers}</td>
              <td>
                <div className={css.axis}>
                  <svg
                    className={`${frame.drawing} ${css.chart}`}
                    viewBox={`0 0 ${most} 50`}
                    preserveAspectRatio="none"
                    aria-hidden
                  >
                    <path className={css.limit} d={`M${worth} 0V50`} />
                    <path className={line} d={`M0 25H${cost}`} />
                    <path className={`${line} ${css.dot}`} d={`M${cost} 25h0`} />
                  </svg>
                  <span className={css.labels[at]}>{formatEuro(cost)}</span>
                </div>
              </td>
            </tr>
          );
        })}
      </Table>
      <div className={css.season}>
        <div>
          <p className={frame.heading}>The ad, or the season?</p>
          <p className={frame.quiet}>New customers a week, and in the same weeks a year ago</p>
        </div>
        <div className={css.weeks}>
          <svg className={`${frame.drawing} ${css.lines}`} viewBox="0 0 300 70" preserveAspectRatio="none" aria-hidden>
            <path className={frame.line} d={brokenLine(series(season.before, 300, 62, range))} />
            <path className={frame.keyLine} d={brokenLine(now)} />
            <path className={`${frame.keyLine} ${frame.dot}`} d={`M300 ${now.at(-1)?.[1].toFixed(1)}h0`} />
          </svg>
          <span className={css.thisYear}>{season.now.at(-1)} this year</span>
          <span className={css.lastYear}>{season.before.at(-1)} last year</span>
        </div>
      </div>
    </SystemWindow>
  );
}
