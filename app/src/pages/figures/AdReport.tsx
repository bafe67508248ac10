import { formatEuro } from '../../domain/money.ts';
import { Table } from '../../lib/Table';
import { SampleFigure } from '../../shell/Sample';
import * as css from './parts/adReport.css';
import { BarCell } from './parts/BarCell';
import * as bars from './parts/bars.css';

/** A dog groomer's ads in one month: the example in the post about ad reports. */
const adExample = {
  month: 'March',
  spend: 200,
  impressions: 20_000,
  clicks: 250,
  enquiries: 20,
  customers: 14,
} as const;

const { spend, impressions, clicks, enquiries, customers } = adExample;
const counts = [
  { name: 'Impressions', about: 'How often an ad was shown', count: impressions },
  { name: 'Clicks', about: 'How often it was tapped', count: clicks },
  { name: 'Enquiries', about: 'Calls, bookings, forms', count: enquiries },
  { name: 'Customers', about: 'New sales; only you can count them', count: customers },
] as const;

/** Percent of the width. */
const tenfold = Math.round(100 / Math.log10(impressions));

const divisions = [
  { sum: 'Spend ÷ enquiries', result: spend / enquiries, of: 'an enquiry' },
  { sum: 'Spend ÷ customers', result: spend / customers, of: 'a new customer' },
];

/** The example of the post about ad reports: five numbers and two divisions. */
export const AdReport = () => (
  <SampleFigure
    id="ad-report"
    of="data"
    caption={`A dog groomer’s month. The bars are logarithmic: each ${tenfold}% of the width is ten times as many.`}
  >
    <Table className={bars.table}>
      <tr>
        <th scope="row">
          Spend <small className={bars.about}>What left your account for the ads</small>
        </th>
        <td colSpan={2}>{formatEuro(spend)}</td>
      </tr>
      {counts.map(({ name, about, count }) => (
        <tr key={name}>
          <th scope="row">
            {name} <small className={bars.about}>{about}</small>
          </th>
          <BarCell percent={(100 * Math.log(count)) / Math.log(impressions)} />
          <td>{count.toLocaleString('en-IE')}</td>
        </tr>
      ))}
    </Table>
    <dl className={css.divisions}>
      {divisions.map(({ sum, result, of }) => (
        <div key={sum}>
          <dt>{sum}</dt>
          <dd className={css.result}>{formatEuro(result)}</dd>
          <dd>{of}</dd>
        </div>
      ))}
    </dl>
  </SampleFigure>
);

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
      className={css.sheet}
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
