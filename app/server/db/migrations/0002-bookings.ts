import { type Kysely, sql } from 'kysely';

/** Bookings, at most one per start time, and calendar attachments of e-mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bookings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('attempt', 'text', (column) => column.notNull().unique())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await sql`create unique index bookings_booked on bookings (starts_at) where status = 'booked'`.execute(db);
  await db.schema.alterTable('outbox').addColumn('calendar_method', 'text').execute();
  await db.schema.alterTable('outbox').addColumn('calendar', 'text').execute();
}
