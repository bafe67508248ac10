import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrationNames } from '../db/migrate.ts';
import { postgresDialect } from '../db/postgres.ts';
import { sqliteDialect } from '../db/sqlite.ts';
import { databaseFile, type Settings } from '../settings.ts';

/** Creates the tables of an earlier version. @param before the first migration that it doesn't have: "0048" */
export async function earlierTables(settings: Settings, before: string): Promise<Kysely<unknown>> {
  const url = settings.databaseUrl;
  const db = new Kysely<unknown>({ dialect: url ? postgresDialect(url) : sqliteDialect(databaseFile(settings)) });
  const earlier = migrationNames.filter((name) => name < before);
  const modules = earlier.map(async (name) => [name, await import(`../db/migrations/${name}.ts`)] as const);
  const getMigrations = async () => Object.fromEntries(await Promise.all(modules));
  const { error } = await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
  if (error) throw error;
  return db;
}
