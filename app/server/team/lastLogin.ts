import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

/** Stores when the member of an account last logged in. */
export async function recordLogin(database: Kysely<Schema>, accountId: string, now: Date): Promise<void> {
  await database
    .updateTable('staff')
    .set({ last_login_at: now.toISOString() })
    .where('address', '=', (account) => account.selectFrom('accounts').select('email').where('id', '=', accountId))
    .execute();
}
