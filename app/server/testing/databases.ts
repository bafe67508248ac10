import { inject } from 'vitest';
import { openTables } from '../platform/db/open.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { createDatabase, type PostgresForTests } from './postgres.ts';

/** A kind of database, and how to create one. */
export interface DatabaseKind {
  name: 'SQLite' | 'PostgreSQL';
  /** Creates a database with the tables of this version. @returns the settings for it */
  create: () => Promise<Readonly<Record<string, string>>>;
  /** Creates a database without tables, for tests of migrations. @returns the settings for it */
  createEmpty: () => Promise<Readonly<Record<string, string>>>;
}

/** The embedded database: one more file in the server's folder. */
export const sqlite: DatabaseKind = { name: 'SQLite', create: async () => ({}), createEmpty: async () => ({}) };

function postgres(server: string): DatabaseKind {
  let template: Promise<string> | undefined;
  const createEmpty = async () => ({ DATABASE_URL: await createDatabase(server) });
  return {
    name: 'PostgreSQL',
    createEmpty,
    async create() {
      template ??= createEmpty().then(migrated);
      return { DATABASE_URL: await createDatabase(server, await template) };
    },
  };
}

/** Creates the tables of this version. @returns the URL of the database */
async function migrated(environment: { DATABASE_URL: string }): Promise<string> {
  const database = await openTables(readSettings({ ...environment, SECRET: 's'.repeat(64) }));
  await database.destroy();
  return environment.DATABASE_URL;
}

function kindsOf(found: PostgresForTests): DatabaseKind[] {
  return 'url' in found ? [sqlite, postgres(found.url)] : [sqlite];
}

/**
 * All kinds available on this machine. Tests of what depends on the database run on each: locks and concurrent requests,
 * unique errors, upserts, triggers, searches, migrations. All others run on SQLite only; `team/sameAnswers.test.ts` compares
 * what the desk reads from both.
 */
export const databaseKinds: readonly DatabaseKind[] = kindsOf(inject('postgres'));

/** For tests of what only several servers on one database do: PostgreSQL, where it is installed. */
export const postgresKinds = databaseKinds.filter(({ name }) => name === 'PostgreSQL');

/** For tests of concurrent requests: PostgreSQL where it is installed, because SQLite has one writer at a time. */
export const withRowLocks = databaseKinds.slice(-1);
