import type { Kysely } from 'kysely';

/** What a payment was asked for besides the deposit, and transfers to the agency's bank account with their counter-entries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('payments').addColumn('asked_cents', 'integer').execute();
  await db.schema
    .createTable('transfers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('payment_id', 'text', (column) => column.notNull().references('payments.id').onDelete('cascade'))
    .addColumn('amount_cents', 'integer', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('reverses', 'text', (column) => column.unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('transfers_payment').on('transfers').column('payment_id').execute();
}
