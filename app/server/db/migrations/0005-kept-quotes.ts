import type { Kysely } from 'kysely';

/** Saved quotes with their price lines, and counters of quote e-mails. 0015 renames them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kept_quotes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('attempt', 'text', (column) => column.notNull().unique())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('selection', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('priced', 'text', (column) => column.notNull())
    .addColumn('kept_on', 'text', (column) => column.notNull())
    .addColumn('valid_until', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('quote_mails')
    .addColumn('quote_id', 'text', (column) => column.notNull())
    .addColumn('mailbox', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('turn', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('quote_mails_once', ['mailbox', 'day', 'quote_id'])
    .addUniqueConstraint('quote_mails_turn', ['mailbox', 'day', 'turn'])
    .execute();
}
