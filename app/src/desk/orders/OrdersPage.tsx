import { Button } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { Link } from 'react-router-dom';
import { pathOf } from '../../domain/contract/endpoint.ts';
import {
  downloadOrders,
  listOrders,
  type OrderView,
  orderViews,
  type StaffOrderRow,
} from '../../domain/contract/staff/orders.ts';
import { formatCents } from '../../domain/money.ts';
import { ListPage } from '../parts/ListPage';
import * as list from '../parts/listPage.css.ts';
import { shortDay } from '../parts/times.ts';
import { useMay } from '../session.ts';
import * as page from '../style/page.css.ts';
import { InvoicesOfPeriod } from './InvoicesDialog';
import { MoneyCell, StageCell } from './OrderCells';
import * as css from './orders.css.ts';
import { SavedFilters } from './SavedFilters';

const viewNames: Readonly<Record<OrderView, string>> = {
  all: 'All',
  'needs-me': 'Needs me',
  'in-progress': 'In progress',
  'balance-due': 'Balance due',
  'balance-overdue': 'Balance overdue',
  unpaid: 'Unpaid',
  done: 'Done',
};

/** The list of orders. */
export const ordersList = {
  endpoint: listOrders,
  views: orderViews.map((view) => [view, viewNames[view]] as const),
  placeholder: 'Name, company, invoice, reference or amount',
};

/** All orders, latest first. */
export function OrdersPage() {
  return (
    <ListPage
      title="Orders"
      what="orders"
      {...ordersList}
      empty="No orders yet. The first one appears here as soon as a customer reaches the checkout."
      head={<Head />}
      beside={(shown, choose) => <SavedFilters shown={shown} onChoose={choose} />}
      actions={(query) => (
        <>
          <InvoicesOfPeriod />
          <Csv query={query} />
        </>
      )}
      keyOf={({ id }) => id}
      row={(order) => <Row order={order} />}
    />
  );
}

/** Exports the shown list as a file for the accountant. */
function Csv({ query }: { query: URLSearchParams }) {
  if (!useMay('staff')) return null;
  return (
    <Button href={pathOf(downloadOrders.route, { query })} download>
      Export CSV
    </Button>
  );
}

function Head() {
  return (
    <div className={`${page.row} ${css.columns} ${css.head}`} aria-hidden>
      <span>Customer</span>
      <span>What</span>
      <span>Stage</span>
      <span>Money</span>
      <span className={page.right}>Total</span>
      <span className={page.right}>Due</span>
      <span className={page.right}>Placed</span>
      <span>Reference</span>
    </div>
  );
}

function Row({ order }: { order: StaffOrderRow }) {
  const { money } = order;
  return (
    <Link data-row to={`/orders/${order.id}`} className={`${page.row} ${css.columns} ${css.row}`}>
      <span className={`${css.who} ${list.beginning}`}>{order.name}</span>
      <span className={`${css.what} ${list.beginning}`}>{order.title}</span>
      <span className={css.inStage}>
        <StageCell order={order} />
      </span>
      <span className={css.inMoney}>
        <MoneyCell order={order} />
      </span>
      <span className={`${page.right} ${css.wideOnly}`}>{formatCents(money.total)}</span>
      <span className={css.due}>{money.due === 0 ? '–' : formatCents(money.due)}</span>
      <span className={`${page.fine} ${page.right} ${css.wideOnly}`}>{shortDay(order.createdAt)}</span>
      <span className={`${page.fine} ${css.wideOnly}`}>{order.reference}</span>
    </Link>
  );
}
