import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { addDays } from '../../../src/domain/booking/day.ts';
import { largestAmount } from '../../../src/domain/contract/staff/list.ts';
import type { OrdersQuery, OrderView } from '../../../src/domain/contract/staff/orders.ts';
import { parsePeriod } from '../../../src/domain/dates.ts';
import { parseEuro } from '../../../src/domain/money.ts';
import { unpaidStatuses } from '../../orders/orderStatus.ts';
import type { OrderRow, OrderStatus } from '../../orders/table.ts';
import { type Context, today } from '../../platform/context.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { findRows } from '../../platform/db/search.ts';
import { comesAfter, isWithin, positionAfter, sortings } from '../../platform/http/paging.ts';

type Where = ExpressionBuilder<Schema, 'orders'>;

const troubled: readonly OrderStatus[] = ['disputed', 'needs-attention', 'paid-twice'];

/**
 * SQL condition: a balance is due, by the same rule as the order's page (triggers follow it). A literal: SQLite compares no
 * parameter with the condition of the index.
 */
export const isBalanceDue = sql<SqlBool>`balance_due = 1`;

/**
 * SQL condition, which begins as the index `orders_ended` has it: something of what was paid for an order that has ended wasn't
 * returned. Money that is disputed or doesn't match is listed as that.
 */
export const isEndedAndPaid = sql<SqlBool>`(cancelled_at is not null or consumer_withdrew_at is not null)
  and status not in ('disputed', 'needs-attention', 'paid-twice') and exists (
    select 1 from payments
    where payments.order_id = orders.id and payments.status = 'paid'
      and payments.amount_cents > payments.refunded_cents + case dispute when 'lost' then disputed_cents else 0 end
  )`;

/** SQL condition: a refund failed later, and nobody has dealt with it. An order in dispute is listed as that. */
export const isRefundFailed = sql<SqlBool>`(status != 'disputed'
  and orders.id in (select order_id from payments where failed_refund_cents > 0))`;

/** SQL condition: the first part of an accepted offer is still to be paid, by the same rule as the order's page. */
export const isFirstUnpaid = ({ and, eb }: Where) =>
  and([
    eb('due_on', 'is not', null),
    eb('orders.status', 'in', ['open', 'failed']),
    eb('cancelled_at', 'is', null),
    eb('consumer_withdrew_at', 'is', null),
  ]);

/** SQL condition: a part of an order that we still work on was due before today: of its balance, or of an accepted offer. */
export const isPaymentOverdue = (where: Where, today: string) =>
  where.and([
    where('stage', '!=', 'stopped'),
    // Without `or`, for which PostgreSQL would read every order that has a balance.
    where('orders.id', 'in', ({ selectFrom }) =>
      selectFrom('balance_requests')
        .innerJoin('orders', 'orders.id', 'balance_requests.order_id')
        .select('orders.id')
        .where(isBalanceDue)
        .where('balance_requests.paid_at', 'is', null)
        .where('withdrawn_at', 'is', null)
        .where('next_due_on', '<', today)
        .unionAll(selectFrom('orders').select('orders.id').where(isFirstUnpaid).where('due_on', '<', today)),
    ),
  ]);

/** SQL condition: an order to begin with: paid, or an accepted offer whose first part isn't paid yet and not overdue. */
export const isNew = (where: Where, today: string) =>
  where.and([
    where('stage', '=', 'new'),
    where('cancelled_at', 'is', null),
    where('consumer_withdrew_at', 'is', null),
    where.or([
      where('status', 'in', ['paid', 'partly-refunded']),
      where.and([where('status', 'in', ['open', 'processing']), where('due_on', '>=', today)]),
    ]),
  ]);

const views: Readonly<Record<OrderView, (where: Where, today: string) => Expression<SqlBool>>> = {
  all: ({ lit }) => lit(true),
  'needs-me': (where, today) =>
    where.or([
      where('status', 'in', troubled),
      isRefundFailed,
      isNew(where, today),
      where.and([isEndedAndPaid, where('stage', 'not in', ['done', 'stopped'])]),
      isPaymentOverdue(where, today),
    ]),
  'in-progress': (where) => where('stage', 'in', ['in-progress', 'waiting']),
  'balance-due': () => isBalanceDue,
  'balance-overdue': isPaymentOverdue,
  unpaid: (where) => where('status', 'in', unpaidStatuses),
  done: (where) => where('stage', 'in', ['done', 'stopped']),
};

/** A reference by its first characters, and an amount in euro. */
function otherFinds(search: string): RawBuilder<SqlBool>[] {
  const text = search.trim().toLowerCase();
  const amount = parseEuro(text);
  return [
    // After its first characters, an id goes on with a digit, a letter up to f, or a hyphen.
    ...(/^[\da-f-]{1,36}$/.test(text) ? [sql<SqlBool>`(orders.id >= ${text} and orders.id < ${`${text}g`})`] : []),
    // A reference may look like a larger amount.
    ...(amount === null || amount > largestAmount
      ? []
      : [sql<SqlBool>`orders.total_cents = ${amount}`, sql<SqlBool>`orders.deposit_cents = ${amount}`]),
  ];
}

type FoundBy = Omit<OrdersQuery, 'sort'> & Partial<Pick<OrdersQuery, 'sort'>>;

/**
 * A page of orders, and one more. Finds what the buyer entered, references, documents, transfers and amounts; or,
 * for a day or month, what was placed then.
 */
export function findOrders(
  context: Pick<Context, 'database' | 'opening' | 'now'>,
  { view, search, after, limit, sort = 'latest', ...narrowing }: FoundBy,
): Promise<OrderRow[]> {
  const { database, opening } = context;
  const period = parsePeriod(search ?? '');
  const sorting = sortings[sort];
  const listed = database
    .selectFrom('orders')
    .where((where) => views[view](where, today(context)))
    .where(isWithin(narrowing, opening.timeZone))
    .where(comesAfter(positionAfter(after, sort), sorting.column, 'id', sorting.ascending));
  if (!period) {
    const also = otherFinds(search ?? '');
    return findRows({ database, list: 'orders', rows: listed, search, also, sorting, limit: limit + 1 });
  }
  const rows = listed.where(isWithin({ from: period.from, until: addDays(period.until, -1) }, opening.timeZone));
  return findRows({ database, list: 'orders', rows, search: undefined, sorting, limit: limit + 1 });
}
