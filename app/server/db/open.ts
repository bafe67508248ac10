import { Kysely } from 'kysely';
import { databaseFile, type Settings } from '../settings.ts';
import { migrate } from './migrate.ts';
import { postgresDialect } from './postgres.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type Database = Kysely<Schema>;

/** Opens the database of the settings, with all its tables. */
export async function openDatabase(settings: Settings): Promise<Database> {
  const dialect = settings.databaseUrl ? postgresDialect(settings.databaseUrl) : sqliteDialect(databaseFile(settings));
  const database = new Kysely<Schema>({ dialect });
  try {
    await migrate(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}
