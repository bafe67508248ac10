import type { Kysely } from 'kysely';

/**
 * Marks records of erased accounts that can't be deleted yet (upcoming consultations, payable orders), and stores used
 * e-mail links, so that a second visit gets a clear message.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['bookings', 'orders']) {
    await db.schema
      .alterTable(table)
      .addColumn('erase_when_over', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await db.schema
    .createTable('account_used_links')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text', (column) => column.notNull())
    .execute();
}
