import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { OrdersQuery, OrderView } from '../../../src/domain/contract/staff/orders.ts';
import { toCents } from '../../../src/domain/money.ts';
import type { Database } from '../../db/open.ts';
import type { Schema } from '../../db/schema.ts';
import type { OrderRow, OrderStatus, PaymentRow } from '../../db/tables/orders.ts';
import { currency } from '../../payments/provider.ts';
import { positionAfter } from '../paging.ts';
import { literally } from '../search.ts';

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

/** Finds words in name, address or what was bought; a reference by its first characters; an amount in euro. */
function matches(search: string) {
  const text = search.toLowerCase();
  const amount = /^€?\s*\d[\d,]*(\.\d{1,2})?$/.test(text) ? toCents(Number(text.replace(/[€,\s]/g, ''))) : null;
  return ({ or, eb, fn }: Where) =>
    or([
      ...(['name', 'email', 'title'] as const).map((column) =>
        eb(fn<string>('lower', [column]), 'like', sql<string>`${`%${literally(text)}%`} escape '\\'`),
      ),
      eb('id', 'like', sql<string>`${`${literally(text)}%`} escape '\\'`),
      ...(amount === null ? [] : [eb('total_cents', '=', amount), eb('deposit_cents', '=', amount)]),
    ]);
}

/** A page of orders, latest first, and one more. */
export function findOrders(database: Database, { view, search, after, limit }: OrdersQuery): Promise<OrderRow[]> {
  const position = positionAfter(after);
  return database
    .selectFrom('orders')
    .selectAll()
    .where(views[view])
    .$if(Boolean(search), (query) => query.where(matches(search ?? '')))
    .$if(position !== null, (query) =>
      query.where(({ eb, or, and }) =>
        or([
          eb('created_at', '<', position?.at ?? ''),
          and([eb('created_at', '=', position?.at ?? ''), eb('id', '<', position?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** The payments of orders. */
export async function paymentsOf(database: Database, orderIds: readonly string[]): Promise<PaymentRow[]> {
  if (orderIds.length === 0) return [];
  return database.selectFrom('payments').selectAll().where('order_id', 'in', orderIds).orderBy('created_at').execute();
}
