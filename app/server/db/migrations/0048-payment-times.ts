import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { withdrawalOf } from '../../checkout/order.ts';
import type { OrderRow } from '../tables/orders.ts';
import { balanceDueStatements } from './0028-balance-due.ts';

/** When payments were paid: what changes them later says nothing of that. Orders that were withdrawn from have no balance due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema.alterTable('payments').addColumn('paid_at', 'text').execute();
  await sql`
    update payments set paid_at = coalesce(
      (select min(received_at) from provider_events where kind = 'paid' and session_id = payments.id),
      (select paid_at from orders where orders.id = order_id and asked_cents is null),
      created_at)
    where status in ('paid', 'reversed')`.execute(db);
  await sql`drop index payments_paid`.execute(db);
  await sql`create index payments_paid on payments (paid_at, amount_cents, currency, provider) where status = 'paid'`.execute(
    db,
  );
  // One that came too late is in the order's history.
  const { rows } = await sql<Pick<OrderRow, 'id' | 'consumer_withdrew_at' | 'paid_at' | 'created_at'>>`
    select id, consumer_withdrew_at, paid_at, created_at from orders where consumer_withdrew_at is not null`.execute(
    db,
  );
  for (const order of rows.filter((each) => withdrawalOf(each) === null))
    await sql`update orders set consumer_withdrew_at = null where id = ${order.id}`.execute(db);
  await sql`
    create index orders_ended on orders (stage, updated_at)
    where (cancelled_at is not null or consumer_withdrew_at is not null) and status = 'paid'`.execute(db);
  for (const statement of balanceDueStatements(isPostgres, ['cancelled_at', 'consumer_withdrew_at']))
    await sql.raw(statement).execute(db);
}
