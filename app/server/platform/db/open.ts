import { Kysely, type Transaction as KyselyTransaction } from 'kysely';
import { applyDeskSettings } from '../settings/onDesk.ts';
import { databaseFile, type Settings } from '../settings/settings.ts';
import { migrate } from './migrate.ts';
import type { Migrations } from './migrations.ts';
import { PostgresDatabase, postgresDialect } from './postgres.ts';
import { countQuery } from './queryTime.ts';
import type { Schema } from './schema.ts';
import { checkSecret } from './secret.ts';
import { copyBeforeUpgrade, sqliteDialect } from './sqlite.ts';

/** Also a transaction: what takes a database takes one. */
export type Database = Kysely<Schema>;
export type Transaction = KyselyTransaction<Schema>;

/** How long a server waits for another one that runs migrations, in milliseconds. */
const migrationTimeout = 60_000;

/**
 * Opens the database and runs pending migrations. An SQLite database is copied before them. The settings become those that
 * owners have published in it, for commands as for servers.
 * @param report receives a sentence about that copy
 * @throws SettingsError when it was set up with another secret, or what was published can't be read
 */
export async function openDatabase(settings: Settings, report?: (words: string) => void): Promise<Database> {
  const database = await openTables(settings, report);
  const prepared = checkSecret(database, settings).then(() => applyDeskSettings(database, settings));
  return orClose(database, prepared);
}

/**
 * Opens the database without checking the secret, for commands that sign nothing.
 * @param migrations those of this version by default
 */
export async function openTables(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'> & Partial<Pick<Settings, 'tracing'>>,
  report: (words: string) => void = () => {},
  migrations?: Migrations,
): Promise<Database> {
  // Only traces use how long queries take.
  const log = settings.tracing ? { log: countQuery } : {};
  if (settings.databaseUrl) {
    const database: Database = new PostgresDatabase({ dialect: postgresDialect(settings.databaseUrl), ...log });
    return orClose(database, migrate(database, undefined, migrations));
  }
  const file = databaseFile(settings);
  const beforeUpgrade = (last: string) =>
    report(`Before the upgrade, the database was copied to ${copyBeforeUpgrade(file, last, new Date())}`);
  const migrating = new Kysely<Schema>({ dialect: sqliteDialect(file, migrationTimeout) });
  await migrate(migrating, beforeUpgrade, migrations).finally(() => migrating.destroy());
  return new Kysely<Schema>({ dialect: sqliteDialect(file), ...log });
}

/** Waits for the preparation of the database, and closes it when that fails. */
async function orClose(database: Database, prepared: Promise<void>): Promise<Database> {
  try {
    await prepared;
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}
