import { Alert } from '@agency-site/ui/Alert';
import { Button, buttonClass } from '@agency-site/ui/Button';
import type { DataTableColumn } from '@agency-site/ui/DataTable';
import { DateField } from '@agency-site/ui/DateField';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isDay } from '../../domain/booking/day.ts';
import { pathOf } from '../../domain/contract/endpoint.ts';
import { downloadInvoicesCsv, downloadInvoicesZip } from '../../domain/contract/staff/invoices.ts';
import {
  addTransfer,
  downloadOrders,
  listOrders,
  type OrderView,
  orderViews,
  type StaffOrderRow,
} from '../../domain/contract/staff/orders.ts';
import { formatCents } from '../../domain/money.ts';
import { DialogButton, useMayCall } from '../parts/buttons';
import { customerAndTitle, fine, reference } from '../parts/columns';
import { ListTable, ListTools } from '../parts/List';
import { OpenDialog } from '../parts/OpenDialog';
import { PageHead } from '../parts/PageHead';
import { shortDay } from '../parts/times.ts';
import { useList } from '../parts/useList.ts';
import * as page from '../style/page.css';
import { MoneyCell } from './MoneyStrip';
import * as css from './orders.css';
import { SavedFilters } from './SavedFilters';
import { StageCell } from './Stages';

const viewNames: Readonly<Record<OrderView, string>> = {
  all: 'All',
  'needs-me': 'Needs me',
  'in-progress': 'In progress',
  'balance-due': 'Balance due',
  'balance-overdue': 'Payment overdue',
  unpaid: 'Unpaid',
  done: 'Done',
};

/** The list of orders. */
export const ordersList = {
  what: 'orders',
  endpoint: listOrders,
  views: orderViews.map((view) => [view, viewNames[view]] as const),
  placeholder: 'Name, invoice, amount, month',
  narrows: true,
};

const columns: readonly DataTableColumn<StaffOrderRow>[] = [
  ...customerAndTitle('/orders'),
  { id: 'stage', header: 'Stage', width: 'm', stacked: 'plain', cell: (order) => <StageCell order={order} /> },
  {
    id: 'money',
    header: 'Money',
    width: 'm',
    stacked: 'plain',
    className: css.inMoney,
    cell: (order) => <MoneyCell order={order} />,
  },
  {
    id: 'total',
    header: 'Total',
    width: 'xs',
    align: 'end',
    hideBelow: 'l',
    cell: ({ money }) => formatCents(money.total),
  },
  {
    id: 'due',
    header: 'Due',
    width: 'xs',
    align: 'end',
    stacked: 'beside',
    className: css.due,
    cell: ({ money }) => (money.due === 0 ? '–' : formatCents(money.due)),
  },
  fine('Placed', ({ createdAt }) => shortDay(createdAt), { width: 's', align: 'end', hideBelow: 'l' }),
  reference,
];

/** All orders, latest first. */
export function OrdersPage() {
  const list = useList(ordersList);
  const mayExport = useMayCall(downloadOrders);
  return (
    <>
      <PageHead title="Orders">
        <div className={page.actions}>
          {useMayCall(addTransfer) ? (
            <Link className={buttonClass()} to="/orders/transfer">
              Enter a transfer
            </Link>
          ) : null}
          <InvoicesOfPeriod />
          {mayExport ? (
            <Button href={pathOf(downloadOrders.route, { query: list.query })} download>
              Export CSV
            </Button>
          ) : null}
        </div>
      </PageHead>
      <ListTools list={list}>
        <SavedFilters shown={list.shown} onChoose={list.show} />
      </ListTools>
      <ListTable
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        empty="No orders yet. The first one appears here as soon as a customer reaches the checkout."
      />
    </>
  );
}

/** Invoices for the accountant: opens the choice of a period. */
function InvoicesOfPeriod() {
  if (!useMayCall(downloadInvoicesCsv)) return null;
  return (
    <DialogButton dialog={(onClose) => <InvoicesDialog year={new Date().getUTCFullYear()} onClose={onClose} />}>
      Invoices
    </DialogButton>
  );
}

/** Downloads the invoices of a period. */
function InvoicesDialog({ year, onClose }: { year: number; onClose: () => void }) {
  const [from, setFrom] = useState(`${year}-01-01`);
  const [to, setTo] = useState(`${year}-12-31`);
  const isPeriod = isDay(from) && isDay(to) && from <= to;
  const query = { from, to };
  return (
    <OpenDialog
      title="Invoices and credit notes"
      onClose={onClose}
      actions={
        isPeriod ? (
          <>
            <Button href={pathOf(downloadInvoicesZip.route, { query })} download>
              Download all documents (ZIP)
            </Button>
            <Button tone="primary" href={pathOf(downloadInvoicesCsv.route, { query })} download>
              Download the list (CSV)
            </Button>
          </>
        ) : undefined
      }
    >
      <div className={page.form}>
        <DateField label="From" value={from} required onValueChange={setFrom} />
        <DateField label="To" value={to} min={from} required onValueChange={setTo} />
        <Alert tone="warning">{!isPeriod && 'Please choose two days, the earlier one first.'}</Alert>
      </div>
    </OpenDialog>
  );
}
