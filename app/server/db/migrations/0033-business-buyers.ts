import type { Kysely } from 'kysely';

/** Whether the buyer buys for a business, its name and VAT number. Earlier orders are treated as those of consumers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('business', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('orders').addColumn('company', 'text').execute();
  await db.schema.alterTable('orders').addColumn('vat_number', 'text').execute();
}
