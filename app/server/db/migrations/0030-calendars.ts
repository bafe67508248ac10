import type { Kysely } from 'kysely';

/**
 * Secret addresses by which calendar programs subscribe to all calls; and the team's own calendars, read by their addresses,
 * with when they are busy.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('calendar_feeds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_read_at', 'text')
    .execute();
  await db.schema
    .createTable('calendars')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('etag', 'text')
    .addColumn('last_modified', 'text')
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('tried_at', 'text', (column) => column.notNull())
    .addColumn('read_at', 'text', (column) => column.notNull())
    .addColumn('parsed_at', 'text', (column) => column.notNull())
    .addColumn('unread', 'integer', (column) => column.notNull())
    .addColumn('failing_since', 'text')
    .addColumn('failure', 'text')
    .execute();
  await db.schema
    .createTable('busy_times')
    .addColumn('calendar_id', 'text', (column) => column.notNull().references('calendars.id').onDelete('cascade'))
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('busy_times_pkey', ['calendar_id', 'starts_at'])
    .execute();
  await db.schema.createIndex('busy_times_ends').on('busy_times').columns(['ends_at', 'starts_at']).execute();
}
