import type { Kysely } from 'kysely';

/**
 * What an erased account leaves behind that cannot go yet: a consultation to come, an order that may still be paid. And
 * which links in mails were used, so that a second press is told so.
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
