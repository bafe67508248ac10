import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type Dialect, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';
import { ofDatabase } from './failure.ts';

/** SQLite changes tables inside transactions as well as rows; Kysely's own adapter does not count on it. */
class TransactionalSqlite extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** The SQLite inside Node, sturdy: what is committed survives a power cut, several processes may share the file. */
export function sqliteDialect(file: string): Dialect {
  const dialect = new SqliteDialect({ database: async () => ofDatabase(() => adapted(open(file))) });
  return {
    createAdapter: () => new TransactionalSqlite(),
    createDriver: () => dialect.createDriver(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
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
  `);
  return raw;
}

function adapted(raw: DatabaseSync): SqliteDatabase {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    close: () => raw.close(),
    prepare(text) {
      // A transaction that reads first and writes later loses against another process; taking the lock at once waits.
      const statement = ofDatabase(() => raw.prepare(text === 'begin' ? 'begin immediate' : text));
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => ofDatabase(() => statement.all(...values(parameters))),
        run: (parameters) => ofDatabase(() => statement.run(...values(parameters))),
        iterate: (parameters) => ofDatabase(() => statement.iterate(...values(parameters))),
      };
    },
  };
}
