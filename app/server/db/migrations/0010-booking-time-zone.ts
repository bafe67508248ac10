import type { Kysely } from 'kysely';

/** The time zone of a visitor, so that mails can say the time on their clock as well. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bookings').addColumn('time_zone', 'text').execute();
}
