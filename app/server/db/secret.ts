import type { Kysely } from 'kysely';
import { hmac } from '../crypto/hmac.ts';
import { type Settings, SettingsError } from '../settings.ts';
import type { Schema } from './schema.ts';

/** HMAC of nothing with the secret: tells one secret from another, and does not tell the secret. */
export function fingerprintOf(secret: string): string {
  return hmac('installation', '', secret);
}

/** The fingerprint of the secret that this database was set up with; null before the first start. */
export async function fingerprintIn(database: Kysely<Schema>): Promise<string | null> {
  const row = await database.selectFrom('installation').select('value').where('name', '=', 'secret').executeTakeFirst();
  return row?.value ?? null;
}

/**
 * Makes the secret of the settings the one of the database, or finds that it is.
 * @throws SettingsError when the database was set up with another: links, logins and kept quotes of one server would then
 * mean nothing to the other.
 */
export async function checkSecret(database: Kysely<Schema>, { secret }: Pick<Settings, 'secret'>): Promise<void> {
  const own = fingerprintOf(secret);
  const there = (await fingerprintIn(database)) ?? (await firstSecret(database, own));
  if (there !== own) throw new SettingsError([otherSecret]);
}

/** Of servers that start together on a new database, one is first. */
async function firstSecret(database: Kysely<Schema>, value: string): Promise<string | null> {
  await database
    .insertInto('installation')
    .values({ name: 'secret', value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return fingerprintIn(database);
}

const otherSecret =
  'The database was set up with another secret than this server has. Give all servers of one database the same: copy the file DATA_DIR/secret of the server that has it, or set SECRET to what it says. If that secret is lost, or you want another one, stop all servers and run "pnpm change-secret": logins and the links in mails already sent then stop working.';

/** What changing the secret came to. */
export type SecretChange = 'changed' | 'same';

/** Makes the secret of the settings the one of the database, whichever it had, and ends all sessions, which it had signed. */
export async function changeSecret(
  database: Kysely<Schema>,
  { secret }: Pick<Settings, 'secret'>,
): Promise<SecretChange> {
  const value = fingerprintOf(secret);
  return database.transaction().execute(async (transaction) => {
    if ((await fingerprintIn(transaction)) === value) return 'same';
    await transaction
      .insertInto('installation')
      .values({ name: 'secret', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
    await transaction.deleteFrom('account_sessions').execute();
    return 'changed';
  });
}
