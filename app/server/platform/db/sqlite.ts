import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { SqliteDriver } from './sqliteDriver.ts';

/** Kysely's own adapter doesn't use that SQLite supports DDL in transactions. */
class TransactionalSqlite extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }

  /** Our driver serialises its callers; Kysely's own mutex would hold them all while one waits for a lock. */
  override get supportsMultipleConnections() {
    return true;
  }
}

/** How long a statement waits for another process's lock on the file, in milliseconds. */
const defaultLockTimeout = 5_000;

/** Node's built-in SQLite. Commits survive a power cut, and several processes may share the file. */
export function sqliteDialect(file: string, lockTimeout = defaultLockTimeout): Dialect {
  return {
    createAdapter: () => new TransactionalSqlite(),
    createDriver: () => new SqliteDriver(() => open(file), lockTimeout),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function open(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const raw = new DatabaseSync(file);
  raw.exec(`
    pragma busy_timeout = 5000;
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma secure_delete = on;
    -- From here on the driver retries, without blocking the event loop.
    pragma busy_timeout = 0;
  `);
  return raw;
}
