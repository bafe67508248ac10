import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { SqliteDriver } from './sqliteDriver.ts';
import { copyDatabase, durableRename, problemWithDatabase, timestampForFile } from './sqliteFile.ts';

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

/** How many copies are kept. */
const kept = 3;

/**
 * Copies an SQLite database beside itself before an upgrade, checks the copy, and deletes all but the newest copies.
 * @param last the last migration it has run
 * @returns the copy
 */
export function copyBeforeUpgrade(file: string, last: string, now: Date): string {
  const [version] = last.split('-');
  const copy = `${file}.before-upgrade-${version}-${timestampForFile(now)}`;
  const part = `${copy}.part`;
  try {
    copyDatabase(file, part);
    chmodSync(part, 0o600);
    const problem = problemWithDatabase(part);
    if (problem) throw new Error(problem);
    durableRename(part, copy);
  } catch (error) {
    rmSync(part, { force: true });
    const why = error instanceof Error ? error.message : error;
    throw new Error(`it could not be copied before the upgrade, so nothing was changed: ${why}`, { cause: error });
  }
  for (const old of copiesOf(file).slice(kept)) rmSync(old);
  return copy;
}

/** The copies of a database, newest first. */
export function copiesOf(file: string): string[] {
  const start = `${basename(file)}.before-upgrade-`;
  const time = (name: string) => name.slice(start.length).replace(/^\d+-/, '');
  return readdirSync(dirname(file))
    .filter((name) => name.startsWith(start) && name.endsWith('Z'))
    .sort((one, other) => time(other).localeCompare(time(one)))
    .map((name) => join(dirname(file), name));
}
