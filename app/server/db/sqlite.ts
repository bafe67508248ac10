import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { SqliteDriver } from './sqliteDriver.ts';

/** SQLite changes tables inside transactions as well as rows; Kysely's own adapter does not count on it. */
class TransactionalSqlite extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }

  /** The driver itself lets callers take turns: Kysely's turns would go on while a statement waits for a lock. */
  override get supportsMultipleConnections() {
    return true;
  }
}

/** Milliseconds that a request waits while another process holds the lock on the file. */
const usualWait = 5_000;

/** The SQLite inside Node, sturdy: what is committed survives a power cut, several processes may share the file. */
export function sqliteDialect(file: string, longestWait = usualWait): Dialect {
  return {
    createAdapter: () => new TransactionalSqlite(),
    createDriver: () => new SqliteDriver(() => open(file), longestWait),
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
    -- From here on the driver waits, outside the event loop.
    pragma busy_timeout = 0;
  `);
  return raw;
}
