import { type ExpressionBuilder, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

/** SQL condition: the card provider has no open payment of the order left to report on. */
export function isSettled({ not, exists, selectFrom }: ExpressionBuilder<Schema, 'orders'>) {
  const pending = selectFrom('payments')
    .select(sql`1`.as('one'))
    .whereRef('payments.order_id', '=', 'orders.id')
    .where('check_at', 'is not', null);
  return not(exists(pending));
}

/** SQL condition: nothing was ever paid for the order, and nothing is on its way. Refunded orders were paid. */
export function isUnpaid({ and, eb, exists, not, selectFrom }: ExpressionBuilder<Schema, 'orders'>) {
  const money = selectFrom('payments')
    .select(sql`1`.as('one'))
    .whereRef('payments.order_id', '=', 'orders.id')
    .where('payments.status', 'in', ['paid', 'processing']);
  return and([eb('orders.status', 'in', ['open', 'failed', 'cancelled']), not(exists(money))]);
}
