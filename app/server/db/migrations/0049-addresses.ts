import type { Kysely } from 'kysely';

/** The addresses of businesses that buy, for their invoices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('address', 'text').execute();
}
