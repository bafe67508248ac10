import type { Kysely } from 'kysely';

/** The last time step of an authenticator app whose code was accepted: a code is accepted once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('staff_codes').addColumn('last_step', 'integer').execute();
}
