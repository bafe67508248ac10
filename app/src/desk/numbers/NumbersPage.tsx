import { Button } from '@agency-site/ui/Button';
import { DataTable, type DataTableColumn } from '@agency-site/ui/DataTable';
import { Section } from '@agency-site/ui/Section';
import { Segmented } from '@agency-site/ui/Segmented';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { addDays, firstDayOf } from '../../domain/booking/day.ts';
import { monthLabel, weekLabel } from '../../domain/booking/labels.ts';
import { pathOf } from '../../domain/contract/endpoint.ts';
import {
  downloadNumbers,
  downloadSources,
  getNumbers,
  type Numbers,
  type Period,
  type SourceNumbers,
  type WizardNumbers,
} from '../../domain/contract/staff/numbers.ts';
import { formatCents } from '../../domain/money.ts';
import { sourceInWords } from '../../domain/visitSource.ts';
import { wizardNames } from '../../domain/wizard/wizardIds.ts';
import { capitalised, plural } from '../../domain/words.ts';
import { queryOf } from '../deskApi.ts';
import { useMayCall } from '../parts/buttons';
import { Unloaded } from '../parts/Loaded';
import { PageHead } from '../parts/PageHead';
import { link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import * as css from './numbers.css.ts';

/** A period, and its part of the best one's money. */
type Charted = Period & { share: number };

const money = (id: 'received' | 'refunded' | 'invoiced', header: string): DataTableColumn<Charted> => ({
  id,
  header,
  width: 's',
  align: 'end',
  cell: (row) => formatCents(row[id]),
});

const kinds = [
  { value: 'month', label: 'Months' },
  { value: 'week', label: 'Weeks' },
] as const;

/** The orders that were placed in a week. */
const ordersOf = (week: string) => `/orders?from=${firstDayOf(week)}&until=${addDays(firstDayOf(week), 6)}`;

const moneyColumns = (by: Numbers['by']): readonly DataTableColumn<Charted>[] => [
  {
    id: 'period',
    header: capitalised(by),
    sortable: ({ period }) => period,
    cell: ({ period }) => (
      <Link data-row to={by === 'week' ? ordersOf(period) : `/orders?search=${period}`}>
        {by === 'week' ? weekLabel(period) : monthLabel(`${period}-01`)}
      </Link>
    ),
  },
  {
    id: 'orders',
    header: 'Orders',
    width: 'xs',
    align: 'end',
    sortable: ({ orders }) => orders,
    cell: ({ orders }) => orders,
  },
  { ...money('received', 'Received'), sortable: ({ received }) => received },
  money('refunded', 'Refunded'),
  money('invoiced', 'Invoiced'),
  {
    id: 'share',
    header: 'Kept',
    align: 'end',
    cell: ({ received, refunded, share }) => (
      <span className={css.kept}>
        <meter className={css.bar} value={share} aria-hidden />
        {formatCents(received - refunded)}
      </span>
    ),
  },
];

const count = <Id extends 'opened' | 'saved' | 'ordered' | 'paid'>(
  id: Id,
  header: string,
): DataTableColumn<Record<Id, number>> => ({
  id,
  header,
  width: 's',
  align: 'end',
  cell: (row) => row[id].toLocaleString('en-IE'),
});

/** What both tables of visits count. */
const steps = [
  count('opened', 'Opened'),
  count('saved', 'Quotes saved'),
  { ...count('ordered', 'Payments begun'), width: 'm' },
] as const;

const source: DataTableColumn<SourceNumbers> = {
  id: 'source',
  header: 'From',
  cell: (row) => sourceInWords(row.source),
};

const visits: readonly DataTableColumn<WizardNumbers>[] = [
  { id: 'wizard', header: 'Tool', cell: ({ wizard }) => capitalised(wizardNames[wizard]) },
  ...steps,
  count('paid', 'Paid'),
];

/** What came in and went out, month by month or week by week, what is outstanding, and how far visitors got in the wizards. */
export function NumbersPage() {
  const [address, setAddress] = useSearchParams();
  const chosen = address.get('year') ?? '';
  const query = {
    ...(address.get('by') === 'week' && { by: 'week' as const }),
    ...(/^20\d\d$/.test(chosen) && { year: chosen }),
  };
  const { data, error, refetch } = useQuery({
    ...queryOf(getNumbers, { query }),
    placeholderData: (before) => before,
  });
  const mayDownload = useMayCall(downloadNumbers);
  if (!data) return <Unloaded what="the numbers" error={error} onRetry={refetch} />;
  const { year, years, by, outstanding, overdue } = data;
  const kept = ({ received, refunded }: Period) => received - refunded;
  const first = data.periods.findLastIndex(
    ({ orders, received, refunded, invoiced }) => orders || received || refunded || invoiced,
  );
  const shown = data.periods.slice(0, Math.max(0, first) + 1);
  const best = Math.max(1, ...data.periods.map(kept));
  const sum = (of: (period: Period) => number) => data.periods.reduce((total, period) => total + of(period), 0);
  return (
    <>
      <PageHead
        title="Numbers"
        about={`${year}: ${formatCents(sum(({ received }) => received))} received, ${formatCents(sum(({ refunded }) => refunded))} refunded, ${plural(
          sum(({ orders }) => orders),
          'order',
        )}.`}
      >
        <div className={page.actions}>
          <Segmented
            label="Money by"
            options={kinds}
            value={query.by ?? 'month'}
            onValueChange={(to) => setAddress({ ...query, by: to })}
          />
          {years.length > 1
            ? years.map((one) => (
                <Button
                  key={one}
                  aria-pressed={one === year}
                  onClick={() => setAddress({ ...query, year: String(one) })}
                >
                  {one}
                </Button>
              ))
            : null}
          {mayDownload ? (
            <Button href={pathOf(downloadNumbers.route, { query: { year: String(year), by } })} download>
              Download as CSV
            </Button>
          ) : null}
        </div>
      </PageHead>
      <div className={page.stack}>
        <Section title={`Money by ${by}`} aside="VAT included, before the card provider’s fees">
          <p className={css.outstanding}>
            Outstanding today: {formatCents(outstanding)} requested and not yet paid
            {overdue > 0 ? (
              <>
                , of it{' '}
                <Link className={link} to="/orders?view=balance-overdue">
                  {formatCents(overdue)} overdue
                </Link>
              </>
            ) : null}
            .
          </p>
          <DataTable
            label={`Money by ${by}`}
            columns={moneyColumns(by)}
            rows={shown.map((period) => ({ ...period, share: Math.max(0, kept(period) / best) }))}
            rowKey={({ period }) => period}
            defaultSort={{ column: 'period', direction: 'descending' }}
            empty="The year hasn’t begun yet."
          />
          <p className={`${page.fine} ${css.note}`}>
            Orders count in the {by} in which their first payment was noted, refunds in that of a payment’s last refund,
            together with what a bank took back for good. A {by} leads to the orders that were placed in it.
            {by === 'week' ? ' Weeks begin on Monday; one across two years is in that of its Thursday.' : ''}
          </p>
        </Section>
        <Section
          title="From a visit to an order"
          aside={data.counts ? 'Counted without cookies' : 'COUNT_VISITS is off: visits aren’t counted'}
        >
          <DataTable
            label="From a visit to an order"
            columns={visits}
            rows={data.wizards}
            rowKey={({ wizard }) => wizard}
            empty="Nothing is counted yet."
          />
          <p className={`${page.fine} ${css.note}`}>
            One person may open a tool several times; visitors without scripts aren’t counted.
          </p>
        </Section>
        <Section title="Where visits came from" aside={data.counts ? 'Nothing about who came' : undefined}>
          <DataTable
            label="Where visits came from"
            columns={[source, ...steps]}
            rows={data.sources}
            rowKey={(row) => row.source}
            empty="Nothing is counted yet."
          />
          <p className={`${page.fine} ${css.note}`}>
            What led to a tool: a page of this site, a search engine, another site by its name alone, or the utm_source
            of a link. What came of it is counted up to the payment’s beginning: an order doesn’t know where its buyer
            came from.
          </p>
          {mayDownload && data.sources.length > 0 ? (
            <p className={css.note}>
              <Button href={pathOf(downloadSources.route, { query: { year: String(year) } })} download>
                Download the sources as CSV
              </Button>
            </p>
          ) : null}
        </Section>
      </div>
    </>
  );
}
