import type { Kysely } from 'kysely';

/** Times that are held for a few minutes while a visitor types name and e-mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('slot_holds')
    .addColumn('device', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text')
    .addColumn('network', 'text')
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
}
