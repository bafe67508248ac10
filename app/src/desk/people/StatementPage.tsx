import { Button } from '@agency-site/ui/Button';
import { DataTable, type DataTableColumn } from '@agency-site/ui/DataTable';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { pathOf } from '../../domain/contract/endpoint.ts';
import { downloadStatement, getStatement } from '../../domain/contract/staff/people.ts';
import { formatDate } from '../../domain/dates.ts';
import { formatCents } from '../../domain/money.ts';
import type { StatementLine } from '../../domain/staff/statement.ts';
import { queryOf } from '../deskApi.ts';
import { useMayCall } from '../parts/buttons';
import { Unloaded } from '../parts/Loaded';
import { PageHead } from '../parts/PageHead';

const amount = (cents: number) => (cents === 0 ? '' : formatCents(cents));

/** A line, and its place in the statement: two may be the same. */
type Numbered = StatementLine & { at: number };

const columns: readonly DataTableColumn<Numbered>[] = [
  { id: 'on', header: 'Date', width: 'l', cell: ({ on }) => formatDate(on) },
  { id: 'what', header: 'What', stacked: 'line', cell: ({ what }) => what },
  { id: 'order', header: 'Order', width: 's', hideBelow: 'l', cell: ({ reference }) => reference },
  { id: 'charged', header: 'Charged', width: 's', align: 'end', cell: ({ charged }) => amount(charged) },
  { id: 'paid', header: 'Paid', width: 's', align: 'end', cell: ({ paid }) => amount(paid) },
  { id: 'balance', header: 'Balance', width: 's', align: 'end', cell: ({ balance }) => formatCents(balance) },
];

/** What a customer was charged, paid and owes. */
export function StatementPage() {
  const { email = '' } = useParams();
  const { data, error, refetch } = useQuery(queryOf(getStatement, { query: { email } }));
  const mayDownload = useMayCall(downloadStatement);
  if (!data) return <Unloaded what="the statement" error={error} onRetry={refetch} />;
  const balance = data.lines.at(-1)?.balance ?? 0;
  return (
    <>
      <PageHead
        list={[`/people/${encodeURIComponent(email)}`, email]}
        title="Statement of account"
        about={balance < 0 ? `We owe them ${formatCents(-balance)}` : `They owe ${formatCents(balance)}`}
      >
        {mayDownload ? (
          <Button href={pathOf(downloadStatement.route, { query: { email } })} download>
            Download as CSV
          </Button>
        ) : null}
      </PageHead>
      <DataTable
        label="Statement of account"
        columns={columns}
        rows={data.lines.map((line, at) => ({ ...line, at }))}
        rowKey={({ at }) => String(at)}
        empty="No order was agreed or paid for."
      />
    </>
  );
}
