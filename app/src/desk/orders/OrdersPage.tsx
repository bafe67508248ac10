import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import {
  type OrderView,
  ordersPageSchema,
  orderViews,
  type StaffOrderRow,
} from '../../domain/contract/staff/orders.ts';
import { formatEuro, fromCents } from '../../domain/money.ts';
import { moneyWords } from '../../domain/staff/moneyWords.ts';
import { read } from '../deskApi.ts';
import { Failure } from '../parts/Failure';
import { shortDay } from '../parts/times.ts';
import { button, input } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { MoneyStrip } from './MoneyStrip';
import * as css from './orders.css.ts';
import { StageMark } from './StageMark';

const viewNames: Readonly<Record<OrderView, string>> = {
  all: 'All',
  'needs-me': 'Needs me',
  'in-progress': 'In progress',
  'balance-due': 'Balance due',
  unpaid: 'Unpaid',
  done: 'Done',
};

const isView = (text: string | null): text is OrderView => orderViews.some((view) => view === text);

/** The list of orders. View and search are in the address, so that they can be kept as a bookmark. */
export function OrdersPage() {
  const [address, setAddress] = useSearchParams();
  const given = address.get('view');
  const view = isView(given) ? given : 'all';
  const search = address.get('search') ?? '';
  // The address follows a moment later: a field that showed the address would lose letters that are typed fast.
  const [typed, setTyped] = useState(search);
  const change = (name: 'view' | 'search', value: string) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '' || value === 'all') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  return (
    <>
      <div className={page.top}>
        <h1 className={page.heading}>Orders</h1>
      </div>
      <fieldset className={css.views}>
        <legend hidden>Which orders</legend>
        {orderViews.map((each) => (
          <button
            key={each}
            type="button"
            className={css.view}
            aria-pressed={each === view}
            onClick={() => change('view', each)}
          >
            {viewNames[each]}
          </button>
        ))}
      </fieldset>
      <p className={css.search}>
        <input
          className={input}
          type="search"
          aria-label="Search orders"
          placeholder="Name, address, reference or amount"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            change('search', event.target.value);
          }}
        />
      </p>
      <OrderList view={view} search={search} />
    </>
  );
}

function OrderList({ view, search }: { view: OrderView; search: string }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['orders', view, search],
    queryFn: ({ pageParam }) =>
      read(`/orders?${new URLSearchParams({ view, search, after: pageParam })}`, ordersPageSchema),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });
  if (error && !data) return <Failure error={error} onRetry={() => refetch()} />;
  if (!data) return <p className={page.empty}>Loading the orders …</p>;
  const rows = data.pages.flatMap((each) => each.rows);
  if (rows.length === 0) {
    return (
      <p className={page.empty}>
        {search === '' && view === 'all'
          ? 'No orders yet. The first one stands here as soon as somebody reaches the checkout.'
          : 'No order fits. Try another word, or another view.'}
      </p>
    );
  }
  return (
    <>
      <div className={page.list}>
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
        <ul>
          {rows.map((order) => (
            <li key={order.id}>
              <Row order={order} />
            </li>
          ))}
        </ul>
      </div>
      {hasNextPage ? (
        <p className={css.more}>
          <button type="button" className={button()} disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
            Show more
          </button>
        </p>
      ) : null}
    </>
  );
}

function Row({ order }: { order: StaffOrderRow }) {
  const { money } = order;
  const words = moneyWords(order.status, money, order.deposit);
  return (
    <Link data-row to={`/orders/${order.id}`} className={`${page.row} ${css.columns} ${css.row}`}>
      <span className={`${css.who} ${page.cut}`}>{order.name}</span>
      <span className={`${css.what} ${page.cut}`}>{order.title}</span>
      <span className={css.inStage}>
        <StageMark stage={order.stage} />
      </span>
      <span className={css.inMoney}>
        <MoneyStrip money={money} />
        <span className={words.alarm ? `${page.fine} ${page.alarm}` : page.fine}>{words.text}</span>
      </span>
      <span className={`${page.right} ${css.wideOnly}`}>{formatEuro(fromCents(money.total))}</span>
      <span className={css.due}>{money.due === 0 ? '–' : formatEuro(fromCents(money.due))}</span>
      <span className={`${page.fine} ${page.right} ${css.wideOnly}`}>{shortDay(order.createdAt)}</span>
      <span className={`${page.fine} ${css.wideOnly}`}>{order.reference}</span>
    </Link>
  );
}
