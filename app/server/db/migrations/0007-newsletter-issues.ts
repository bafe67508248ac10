import type { Kysely } from 'kysely';

/** Sent newsletter issues, so that each is sent once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('newsletter_issues')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('readers', 'integer', (column) => column.notNull())
    .addColumn('sent_at', 'text', (column) => column.notNull())
    .execute();
}
