import type { Kysely } from 'kysely';

/** Opening hours that the team entered, in place of those of the catalogue, and notes of bookings made by hand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('opening_hours')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('rules', 'text')
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .alterTable('bookings')
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
