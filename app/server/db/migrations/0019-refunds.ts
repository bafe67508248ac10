import { type Kysely, sql } from 'kysely';

/** Refunds that an owner asked for, and what became of them at the card provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('refunds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('payment_id', 'text', (column) => column.notNull().references('payments.id').onDelete('cascade'))
    .addColumn('amount_cents', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('failure', 'text')
    .addColumn('key_number', 'integer', (column) => column.notNull())
    .addColumn('failed_checks', 'integer', (column) => column.notNull())
    .addColumn('check_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await sql`create index refunds_payment on refunds (payment_id)`.execute(db);
  await sql`create index refunds_check on refunds (check_at) where check_at is not null`.execute(db);
}
