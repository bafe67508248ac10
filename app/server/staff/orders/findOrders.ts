import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { OrdersQuery, OrderView } from '../../../src/domain/contract/staff/orders.ts';
import { parseEuro } from '../../../src/domain/money.ts';
import type { Database } from '../../db/open.ts';
import type { Schema } from '../../db/schema.ts';
import type { OrderRow, OrderStatus, PaymentRow } from '../../db/tables/orders.ts';
import { currency } from '../../payments/provider.ts';
import { comesAfter, positionAfter } from '../paging.ts';
import { findRows } from '../search.ts';

type Where = ExpressionBuilder<Schema, 'orders'>;

const unpaid: readonly OrderStatus[] = ['open', 'processing', 'failed', 'cancelled'];
const troubled: readonly OrderStatus[] = ['disputed', 'needs-attention', 'paid-twice'];

/** Which orders each view shows. */
const views: Readonly<Record<OrderView, (where: Where) => Expression<SqlBool>>> = {
  all: ({ lit }) => lit(true),
  'needs-me': ({ eb, or, and }) =>
    or([eb('status', 'in', troubled), and([eb('stage', '=', 'new'), eb('status', 'not in', unpaid)])]),
  'in-progress': (where) => where('stage', 'in', ['in-progress', 'waiting']),
  'balance-due': ({ and, eb, ref, selectFrom }) =>
    and([
      eb('status', 'in', ['paid', 'partly-refunded']),
      eb(
        ref('total_cents'),
        '>',
        selectFrom('payments')
          .select(({ fn }) => fn.coalesce(fn.sum<number>('amount_cents'), sql<number>`0`).as('received'))
          .whereRef('payments.order_id', '=', 'orders.id')
          .where('payments.status', '=', 'paid')
          .where('payments.currency', '=', currency),
      ),
    ]),
  unpaid: (where) => where('status', 'in', unpaid),
  done: (where) => where('stage', 'in', ['done', 'stopped']),
};

/** PostgreSQL's largest integer, in cents: it refuses to compare with more. A reference may look like such an amount. */
const largestAmount = 2_147_483_647;

/** A reference by its first characters, and an amount in euro. */
function otherFinds(search: string): RawBuilder<SqlBool>[] {
  const text = search.trim().toLowerCase();
  const amount = parseEuro(text);
  return [
    // After its first characters, an id goes on with a digit, a letter up to f, or a hyphen.
    ...(/^[\da-f-]{1,36}$/.test(text) ? [sql<SqlBool>`(orders.id >= ${text} and orders.id < ${`${text}g`})`] : []),
    ...(amount === null || amount > largestAmount
      ? []
      : [sql<SqlBool>`orders.total_cents = ${amount}`, sql<SqlBool>`orders.deposit_cents = ${amount}`]),
  ];
}

/** A page of orders, latest first, and one more. Finds words in name, address and what was bought, references and amounts. */
export function findOrders(database: Database, { view, search, after, limit }: OrdersQuery): Promise<OrderRow[]> {
  const listed = database
    .selectFrom('orders')
    .where(views[view])
    .where(comesAfter(positionAfter(after), 'created_at', 'id'));
  const also = otherFinds(search ?? '');
  return findRows({ database, list: 'orders', rows: listed, search, also, limit: limit + 1 });
}

/** The payments of orders. */
export async function paymentsOf(database: Database, orderIds: readonly string[]): Promise<PaymentRow[]> {
  if (orderIds.length === 0) return [];
  return database
    .selectFrom('payments')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
