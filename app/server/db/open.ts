import { Kysely } from 'kysely';
import { databaseFile, type Settings } from '../settings.ts';
import { migrate } from './migrate.ts';
import { postgresDialect } from './postgres.ts';
import type { Schema } from './schema.ts';
import { checkSecret } from './secret.ts';
import { sqliteDialect } from './sqlite.ts';

export type Database = Kysely<Schema>;

/**
 * Opens the database and runs pending migrations.
 * @throws SettingsError when it was set up with another secret
 */
export async function openDatabase(settings: Settings): Promise<Database> {
  const database = await openTables(settings);
  return orClose(database, checkSecret(database, settings));
}

/** Opens the database without checking the secret, for commands that sign nothing. */
export async function openTables(settings: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<Database> {
  const dialect = settings.databaseUrl ? postgresDialect(settings.databaseUrl) : sqliteDialect(databaseFile(settings));
  const database = new Kysely<Schema>({ dialect });
  return orClose(database, migrate(database));
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
