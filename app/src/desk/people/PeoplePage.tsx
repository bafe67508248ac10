import type { DataTableColumn } from '@agency-site/ui/DataTable';
import { Link } from 'react-router-dom';
import { listPeople, type PersonRow } from '../../domain/contract/staff/people.ts';
import { capitalised } from '../../domain/words.ts';
import { Email } from '../parts/Customer';
import { fine } from '../parts/columns';
import { ListTable, ListTools } from '../parts/List';
import { PageHead } from '../parts/PageHead';
import { shortDay } from '../parts/times.ts';
import { useList } from '../parts/useList.ts';
import * as page from '../style/page.css.ts';

const count = (id: 'orders' | 'bookings' | 'messages', header: string): DataTableColumn<PersonRow> =>
  fine(header, ({ [id]: count }) => count || '', { width: 'xs', align: 'end' });

/** "Newsletter, account" */
const has = ({ newsletter, hasAccount }: PersonRow) =>
  capitalised(
    [newsletter === 'subscribed' ? 'newsletter' : '', hasAccount ? 'account' : ''].filter(Boolean).join(', '),
  );

const columns: readonly DataTableColumn<PersonRow>[] = [
  {
    id: 'person',
    header: 'Person',
    cell: ({ name, address }) => (
      <>
        <Link data-row to={`/people/${encodeURIComponent(address)}`}>
          {name || address}
        </Link>
        {name === '' ? null : (
          <div className={page.fine}>
            <Email email={address} />
          </div>
        )}
      </>
    ),
  },
  fine('Has', has, { width: 'm', stacked: 'plain' }),
  count('orders', 'Orders'),
  count('bookings', 'Calls'),
  count('messages', 'Messages'),
  fine('Last contact', ({ lastContactAt }) => shortDay(lastContactAt), { width: 's', align: 'end', stacked: 'beside' }),
];

/** Everyone who has ordered, booked, written, subscribed or opened an account. */
export function PeoplePage() {
  const list = useList({ what: 'people', endpoint: listPeople, placeholder: 'Name or address' });
  return (
    <>
      <PageHead
        title="People"
        about="Everyone who has ordered, booked, written or subscribed, the latest contact first."
      />
      <ListTools list={list} />
      <ListTable
        list={list}
        columns={columns}
        rowKey={({ address }) => address}
        empty="No one yet. Everyone who orders, books, writes or subscribes will appear here."
      />
    </>
  );
}
