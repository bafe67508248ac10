import type { Kysely } from 'kysely';

/** When the agency cancelled an unpaid order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('cancelled_at', 'text').execute();
}
