import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Invoices and credit notes, which are never changed, their numbers, and the e-mails that they are attached to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable('invoices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('serial', 'integer', (column) => column.notNull())
    // Kept by law, also without the order.
    .addColumn('order_id', 'text', (column) => column.notNull())
    .addColumn('payment_id', 'text', (column) => column.notNull())
    .addColumn('issued_on', 'text', (column) => column.notNull())
    .addColumn('net_cents', 'integer', (column) => column.notNull())
    .addColumn('vat_cents', 'integer', (column) => column.notNull())
    .addColumn('total_cents', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('invoices_serial', ['kind', 'year', 'serial'])
    .execute();
  await sql`create index invoices_order on invoices (order_id)`.execute(db);
  await sql`create index invoices_issued on invoices (issued_on, id)`.execute(db);
  await db.schema
    .createTable('invoice_numbers')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('last', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('invoice_numbers_key', ['kind', 'year'])
    .execute();
  for (const statement of isPostgres ? inPostgres : inSqlite) await sql.raw(statement).execute(db);
  await db.schema.alterTable('outbox').addColumn('invoice', 'text').execute();
}

const refusal = 'An issued invoice is never changed.';

const inSqlite = [
  `create trigger invoices_stay before update on invoices begin select raise(abort, '${refusal}'); end`,
];

const inPostgres = [
  `create function invoices_stay() returns trigger language plpgsql as $$ begin raise exception '${refusal}'; end $$`,
  'create trigger invoices_stay before update on invoices for each row execute function invoices_stay()',
];
