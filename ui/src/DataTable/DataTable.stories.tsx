import { Button } from '@agency-site/ui/Button';
import { DataTable, type DataTableColumn } from '@agency-site/ui/DataTable';
import type { Story, StoryDefault } from '@ladle/react';
import { useState } from 'react';

export default { title: 'Data table' } satisfies StoryDefault;

interface Order {
  id: string;
  customer: string;
  what: string;
  stage: 'New' | 'In progress' | 'Done';
  total: number;
  placed: string;
}

const orders: readonly Order[] = [
  { id: 'a1', customer: 'Sinéad Moore', what: 'Website and shop', stage: 'New', total: 1600, placed: '2026-11-20' },
  { id: 'a2', customer: 'Bríd Daly', what: 'Brand Identity', stage: 'In progress', total: 800, placed: '2026-11-18' },
  { id: 'a3', customer: 'Orla Kane', what: 'Ad Campaigns', stage: 'Done', total: 450, placed: '2026-10-02' },
];

const columns: readonly DataTableColumn<Order>[] = [
  {
    id: 'customer',
    header: 'Customer',
    width: 'l',
    sortable: ({ customer }) => customer,
    cell: ({ id, customer }) => <a href={`#${id}`}>{customer}</a>,
  },
  { id: 'what', header: 'What', stacked: 'line', cell: ({ what }) => what },
  { id: 'stage', header: 'Stage', width: 'm', hideBelow: 'l', cell: ({ stage }) => stage },
  {
    id: 'total',
    header: 'Total',
    width: 's',
    align: 'end',
    sortable: ({ total }) => total,
    cell: ({ total }) => `€${total}`,
  },
  {
    id: 'placed',
    header: 'Placed',
    width: 's',
    align: 'end',
    stacked: 'beside',
    sortable: ({ placed }) => placed,
    cell: ({ placed }) => placed,
  },
];

const keyOf = ({ id }: Order) => id;

/** The sorted column has an arrow, and a press anywhere in a row follows its link. */
export const Sorted: Story = () => (
  <DataTable
    label="Orders"
    columns={columns}
    rows={orders}
    rowKey={keyOf}
    defaultSort={{ column: 'placed', direction: 'descending' }}
  />
);

/** Rows that are done have no checkbox. With some selected, the box for all is half ticked. */
export const Selection: Story = () => (
  <DataTable
    label="Orders"
    columns={columns}
    rows={orders}
    rowKey={keyOf}
    rowLabel={({ customer }) => `the order of ${customer}`}
    selectable={({ stage }) => stage !== 'Done'}
    bulk={(selected) => (
      <Button size="s" disabled={selected.length === 0}>
        Mark as done
      </Button>
    )}
  />
);

/** Each press loads one row more. */
export const More: Story = () => {
  const [count, setCount] = useState(1);
  return (
    <DataTable
      label="Orders"
      columns={columns}
      rows={orders.slice(0, count)}
      rowKey={keyOf}
      onMore={count < orders.length ? () => setCount(count + 1) : undefined}
    />
  );
};

/** A spinner with words, announced. */
export const Loading: Story = () => <DataTable label="Orders" columns={columns} rows={undefined} rowKey={keyOf} />;

/** Why nothing is here. */
export const Empty: Story = () => (
  <DataTable label="Orders" columns={columns} rows={[]} rowKey={keyOf} empty="No orders yet." />
);

/** Retry loads them. */
export const Failed: Story = () => {
  const [rows, setRows] = useState<readonly Order[]>();
  return (
    <DataTable
      label="Orders"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      error={rows ? undefined : 'The server didn’t answer. Check your connection.'}
      onRetry={() => setRows(orders)}
    />
  );
};

/** In a narrow column, as on a phone. */
export const Stacked: Story = () => (
  <div className="w240">
    <Selection />
  </div>
);
