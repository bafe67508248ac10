import { Kysely, sql } from 'kysely';
import { databaseFile, type Settings } from '../settings.ts';
import { ofDatabaseLater } from './failure.ts';
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

/** Asks the database for a sign of life. */
export async function reach(database: Database): Promise<void> {
  await ofDatabaseLater(() => sql`select 1`.execute(database));
}
