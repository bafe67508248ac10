import { type Kysely, sql } from 'kysely';

/** Requests for the balance of an order, each with a link to pay it, and the payments made by that link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('payments').addColumn('balance_request', 'text').execute();
  await db.schema
    .createTable('balance_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('amount_cents', 'integer', (column) => column.notNull())
    .addColumn('instalments', 'text', (column) => column.notNull())
    .addColumn('next_due_on', 'text')
    .addColumn('reminded', 'text')
    .addColumn('session_number', 'integer', (column) => column.notNull())
    .addColumn('session_try', 'integer', (column) => column.notNull())
    .addColumn('session_id', 'text')
    .addColumn('session_cents', 'integer', (column) => column.notNull())
    .addColumn('checkout_url', 'text')
    .addColumn('session_expires_at', 'text')
    .addColumn('locked_until', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('paid_at', 'text')
    .addColumn('withdrawn_at', 'text')
    .execute();
  // An order has one open request at a time.
  await sql`create unique index balance_requests_open on balance_requests (order_id) where withdrawn_at is null`.execute(
    db,
  );
  await sql`
    create index balance_requests_due on balance_requests (next_due_on) where paid_at is null and withdrawn_at is null`.execute(
    db,
  );
}
