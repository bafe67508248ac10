import { inject } from 'vitest';
import { emptyDatabase, type PostgresForTests } from './postgres.ts';

/** A kind of database that the server runs on, and how to get an empty one. */
export interface DatabaseKind {
  name: 'SQLite' | 'PostgreSQL';
  /** The settings that lead to a database of one's own. */
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

/** Every kind there is here: tests run once on each. */
export const databaseKinds: readonly DatabaseKind[] = kindsOf(inject('postgres'));
