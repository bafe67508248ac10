import { formatEuro } from '../../domain/money.ts';
import { Table } from '../../lib/Table';
import { SampleFigure } from '../../shell/Sample';
import { adExample } from './parts/adExample.ts';
import * as css from './parts/adReport.css';
import { BarCell } from './parts/BarCell';
import * as bars from './parts/bars.css';

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
