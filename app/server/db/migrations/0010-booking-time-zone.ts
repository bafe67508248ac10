import type { Kysely } from 'kysely';

/** The visitor's time zone, so that e-mails can give the local time too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bookings').addColumn('time_zone', 'text').execute();
}
