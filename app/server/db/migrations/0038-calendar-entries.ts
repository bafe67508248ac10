import type { Kysely } from 'kysely';

/** Calls that are written into calendars of accounts, and what was noticed of them there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('calendars')
    .addColumn('writes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('calendar_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('calendar_id', 'text', (column) => column.notNull().references('calendars.id').onDelete('cascade'))
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id').onDelete('cascade'))
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text')
    .addColumn('written_at', 'text')
    .addColumn('failure', 'text')
    .addColumn('noticed', 'text')
    .addUniqueConstraint('calendar_entries_booking', ['calendar_id', 'booking_id'])
    .execute();
  await db.schema.createIndex('calendar_entries_due').on('calendar_entries').column('due_at').execute();
}
