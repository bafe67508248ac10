import { type Kysely, sql } from 'kysely';

/** Payments: an order's sessions with amounts paid, refunded and disputed, and when to check them with the provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('session_try', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable('payments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('intent_id', 'text', (column) => column.unique())
    .addColumn('amount_cents', 'integer')
    .addColumn('currency', 'text')
    .addColumn('refunded_cents', 'integer', (column) => column.notNull())
    .addColumn('refunded_as_of', 'text')
    .addColumn('dispute', 'text')
    .addColumn('disputed_cents', 'integer', (column) => column.notNull())
    .addColumn('dispute_as_of', 'text')
    .addColumn('checked_at', 'text', (column) => column.notNull())
    .addColumn('check_at', 'text')
    .addColumn('failed_checks', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await sql`create index payments_order on payments (order_id)`.execute(db);
  await sql`create index payments_check on payments (check_at) where check_at is not null`.execute(db);
  // Orders that may have been paid in the meantime are due at once.
  await sql`
    insert into payments
    select
      provider_session_id, id, provider,
      case status when 'cancelled' then 'expired' else status end,
      expires_at, null,
      case status when 'paid' then deposit_cents end,
      case status when 'paid' then 'eur' end,
      0, null, null, 0, null, updated_at,
      case when status in ('open', 'processing') and provider <> 'demo' then updated_at end,
      0, created_at, updated_at
    from orders where provider_session_id is not null`.execute(db);
}
