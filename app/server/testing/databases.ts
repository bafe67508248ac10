import { inject } from 'vitest';
import { emptyDatabase, type PostgresForTests } from './postgres.ts';

/** A kind of database, and how to create an empty one. */
export interface DatabaseKind {
  name: 'SQLite' | 'PostgreSQL';
  /** Creates a database. @returns the settings for it */
  create: () => Promise<Readonly<Record<string, string>>>;
}

const sqlite: DatabaseKind = { name: 'SQLite', create: async () => ({}) };

const postgres = ({ url }: { url: string }): DatabaseKind => ({
  name: 'PostgreSQL',
  create: async () => ({ DATABASE_URL: await emptyDatabase(url) }),
});

function kindsOf(found: PostgresForTests): DatabaseKind[] {
  return 'url' in found ? [sqlite, postgres(found)] : [sqlite];
}

/** All kinds available on this machine: tests run on each. */
export const databaseKinds: readonly DatabaseKind[] = kindsOf(inject('postgres'));
