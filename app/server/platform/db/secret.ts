import type { Kysely } from 'kysely';
import { commandLine } from '../cli/command.ts';
import { hmac } from '../crypto/hmac.ts';
import { SettingsError } from '../settings/environment.ts';
import type { Settings } from '../settings/settings.ts';
import { keepValue, keptValue } from './installation.ts';
import type { Schema } from './schema.ts';

/** Fingerprint of the secret: an HMAC of an empty content. Identifies the secret without revealing it. */
export function fingerprintOf(secret: string): string {
  return hmac('installation', '', secret);
}

/** The fingerprint of the secret that this database was set up with; null before the first start. */
const fingerprintIn = (database: Kysely<Schema>): Promise<string | null> => keptValue(database, 'secret');

/**
 * Checks that the database was set up with this secret; a new database remembers it.
 * @throws SettingsError for another secret: links, logins and saved quotes of one server would be invalid on the other
 */
export async function checkSecret(database: Kysely<Schema>, { secret }: Pick<Settings, 'secret'>): Promise<void> {
  const own = fingerprintOf(secret);
  const stored = (await fingerprintIn(database)) ?? (await firstSecret(database, own));
  if (stored !== own) throw new SettingsError([otherSecret()]);
}

/** Several servers may start on a new database at once: the first one sets the secret. */
async function firstSecret(database: Kysely<Schema>, value: string): Promise<string | null> {
  await database
    .insertInto('installation')
    .values({ name: 'secret', value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return fingerprintIn(database);
}

const otherSecret = () =>
  `The database was set up with another secret than this server’s. Give all servers of one database the same secret: copy the file DATA_DIR/secret from the server that has it, or set SECRET to its content. If that secret is lost, or you want another one, stop all servers and run "${commandLine('change-secret')}": logins, authenticator apps and the links in e-mails already sent then stop working.`;

type SecretChange = 'changed' | 'same';

/**
 * Replaces the database's secret by the one of the settings. Ends all sessions, which the old one signed, and forgets
 * authenticator apps, whose keys only the old one decrypts: their owners set up a second factor at their next login.
 * @param renewLinks derives links that stay valid from the new secret
 */
export async function changeSecret(
  database: Kysely<Schema>,
  { secret }: Pick<Settings, 'secret'>,
  renewLinks: (transaction: Kysely<Schema>, settings: Pick<Settings, 'secret'>) => Promise<void>,
): Promise<SecretChange> {
  const value = fingerprintOf(secret);
  return database.transaction().execute(async (transaction) => {
    if ((await fingerprintIn(transaction)) === value) return 'same';
    await keepValue(transaction, 'secret', value);
    for (const table of ['account_sessions', 'staff_sessions', 'staff_codes'] as const)
      await transaction.deleteFrom(table).execute();
    await transaction.updateTable('accounts').set({ two_factor_enabled: 0 }).execute();
    await renewLinks(transaction, { secret });
    return 'changed';
  });
}
