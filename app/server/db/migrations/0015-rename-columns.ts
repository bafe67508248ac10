import { type Kysely, sql } from 'kysely';

/** Names that say what a table or column holds: idempotency keys, locks, and saved quotes with their owners. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('kept_quotes').renameTo('saved_quotes').execute();
  await db.schema.alterTable('saved_quotes').renameColumn('kept_on', 'saved_on').execute();
  await db.schema.alterTable('quote_keepers').renameTo('quote_owners').execute();
  await db.schema.alterTable('quote_owners').renameColumn('keeper', 'owner').execute();
  await db.schema.dropIndex('quote_keepers_quote').execute();
  await sql`create index quote_owners_quote on quote_owners (quote_id)`.execute(db);
  await db.schema.alterTable('orders').renameColumn('leased_until', 'locked_until').execute();
  for (const table of ['orders', 'bookings', 'messages', 'saved_quotes']) {
    await db.schema.alterTable(table).renameColumn('attempt', 'idempotency_key').execute();
  }
}
