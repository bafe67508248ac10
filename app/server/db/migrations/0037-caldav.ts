import type { Kysely } from 'kysely';

/** Calendars of an account (CalDAV): read with a user name and an encrypted app password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('calendars').addColumn('username', 'text').execute();
  await db.schema.alterTable('calendars').addColumn('password', 'text').execute();
}
