import { formatEuro } from '../../domain/money.ts';
import { Table } from '../../lib/Table';
import { SampleFigure } from '../../shell/Sample';
import { adExample } from './parts/adExample.ts';
import * as css from './parts/adMonths.css';

const months = [
  { month: 'January', spend: 180, impressions: 17_500, clicks: 210, enquiries: 12, customers: 7 },
  { month: 'February', spend: 180, impressions: 18_200, clicks: 225, enquiries: 15, customers: 9 },
  adExample,
  { month: 'April', spend: 200, impressions: 19_600, clicks: 240, enquiries: 22, customers: 16 },
] as const;

const costs = months.map(({ spend, customers }) => spend / customers);
/** In percent of the width; the base line is nothing. */
const points = costs.map(
  (cost, at) => `${Math.round(4 + (92 / 3) * at)} ${(60 - (52 * cost) / Math.max(...costs)).toFixed(1)}`,
);

/** A sheet with a line a month, of the post about ad reports. */
export const AdMonths = () => (
  <SampleFigure
    id="ad-months"
    of="data"
    caption={`The dog groomer’s sheet, one line a month. ${adExample.month} is the month above.`}
  >
    <Table
      className={css.table}
      head={[
        'Month',
        'Spend',
        { className: css.wide, children: 'Impressions' },
        { className: css.wide, children: 'Clicks' },
        'Enquiries',
        'Customers',
        'Each cost',
      ]}
    >
      {months.map(({ month, spend, impressions, clicks, enquiries, customers }) => (
        <tr key={month} className={month === adExample.month ? css.marked : undefined}>
          <th scope="row">
            <abbr title={month}>{month.slice(0, 3)}</abbr>
          </th>
          <td>{formatEuro(spend)}</td>
          <td className={css.wide}>{impressions.toLocaleString('en-IE')}</td>
          <td className={css.wide}>{clicks}</td>
          <td>{enquiries}</td>
          <td>{customers}</td>
          <td>{formatEuro(spend / customers)}</td>
        </tr>
      ))}
    </Table>
    <div className={css.trend}>
      <p className={css.measure}>What a new customer cost</p>
      <svg className={css.chart} viewBox="0 0 100 64" preserveAspectRatio="none" aria-hidden>
        <path className={css.base} d="M0 60h100" />
        <path className={css.strand} d={`M${points.join('L')}`} />
        <path className={css.dots} d={points.map((point) => `M${point}h0`).join('')} />
      </svg>
    </div>
  </SampleFigure>
);
