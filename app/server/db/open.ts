import { Kysely } from 'kysely';
import { databaseFile, type Settings } from '../settings.ts';
import { migrate } from './migrate.ts';
import { postgresDialect } from './postgres.ts';
import type { Schema } from './schema.ts';
import { checkSecret } from './secret.ts';
import { sqliteDialect } from './sqlite.ts';

export type Database = Kysely<Schema>;

/**
 * Opens the database of the settings, with all its tables.
 * @throws SettingsError when it belongs to another secret
 */
export async function openDatabase(settings: Settings): Promise<Database> {
  const database = await openTables(settings);
  return orClose(database, checkSecret(database, settings));
}

/** The same for a command that signs nothing, whatever secret there is. */
export async function openTables(settings: Settings): Promise<Database> {
  const dialect = settings.databaseUrl ? postgresDialect(settings.databaseUrl) : sqliteDialect(databaseFile(settings));
  const database = new Kysely<Schema>({ dialect });
  return orClose(database, migrate(database));
}

/** The database once something is done; closed when that fails. */
async function orClose(database: Database, done: Promise<void>): Promise<Database> {
  try {
    await done;
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}
