import { type ExpressionBuilder, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** Orders of which the card provider has nothing more to say: nobody may have paid without our knowing. */
export function isSettled({ not, exists, selectFrom }: ExpressionBuilder<Schema, 'orders'>) {
  const pending = selectFrom('payments')
    .select(sql`1`.as('one'))
    .whereRef('payments.order_id', '=', 'orders.id')
    .where('check_at', 'is not', null);
  return not(exists(pending));
}

/** Orders on which nothing was ever paid, and nothing is on its way. What was refunded was paid. */
export function isUnpaid({ and, eb, exists, not, selectFrom }: ExpressionBuilder<Schema, 'orders'>) {
  const money = selectFrom('payments')
    .select(sql`1`.as('one'))
    .whereRef('payments.order_id', '=', 'orders.id')
    .where('payments.status', 'in', ['paid', 'processing']);
  return and([eb('orders.status', 'in', ['open', 'failed', 'cancelled']), not(exists(money))]);
}
