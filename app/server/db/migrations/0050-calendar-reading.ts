import type { Kysely } from 'kysely';

/** The names of events that couldn't be understood, and whether invitations that aren't answered are busy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const calendars = db.schema.alterTable('calendars');
  await calendars.addColumn('skipped', 'text', (column) => column.notNull().defaultTo('[]')).execute();
  await calendars.addColumn('counts_unanswered', 'integer', (column) => column.notNull().defaultTo(0)).execute();
}
