import type { Kysely } from 'kysely';

/** The last reminder of a booking; and when an e-mail loses its meaning, as a reminder does when the call begins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bookings').addColumn('reminded', 'text').execute();
  await db.schema.alterTable('outbox').addColumn('expires_at', 'text').execute();
}
