import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { laterMigrations } from './migrations.ts';
import { isDerivedTable } from './schema.ts';

const sqliteBusy = 5;

/** An instant as part of a file name. */
export const timestampForFile = (now: Date) => now.toISOString().replace(/[:.]/g, '-');

/** Copies a database into a new file, also while others use it. */
export function copyDatabase(from: string, to: string): void {
  using raw = new DatabaseSync(from, { readOnly: true });
  raw.exec('pragma busy_timeout = 5000');
  raw.prepare('vacuum into ?').run(to);
}

/** Whether another process has the database open: SQLite changes the journal mode only for its sole user. */
export function isInUse(file: string): boolean {
  using raw = new DatabaseSync(file);
  try {
    raw.exec('pragma busy_timeout = 0; pragma journal_mode = delete');
    return false;
  } catch (error) {
    // A file that can't be read for another reason isn't in use.
    return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
  }
}

/** What is wrong with a file as the database of this site; null when nothing is. */
export function problemWithDatabase(file: string): string | null {
  using raw = new DatabaseSync(file, { readOnly: true });
  try {
    const found = raw.prepare('pragma integrity_check').all();
    if (found.length !== 1 || found[0]?.integrity_check !== 'ok') return 'it is damaged';
    if (raw.prepare('pragma foreign_key_check').all().length > 0)
      return 'some of its rows refer to rows that are missing';
    const names = raw
      .prepare('select name from kysely_migration')
      .all()
      .map(({ name }) => String(name));
    const later = laterMigrations(names);
    return later.length > 0 ? `it was made by a newer version of this site (${later.join(', ')})` : null;
  } catch {
    return 'it is not a database of this site';
  }
}

/** The stored fingerprint of a database's secret; null when it has none. */
export function secretFingerprintOfFile(file: string): string | null {
  using raw = new DatabaseSync(file, { readOnly: true });
  try {
    const value = raw.prepare("select value from installation where name = 'secret'").get()?.value;
    return typeof value === 'string' ? value : null;
  } catch {
    // An older database without that table.
    return null;
  }
}

/** Row counts of our tables. */
export function countRows(file: string): ReadonlyMap<string, number> {
  using raw = new DatabaseSync(file, { readOnly: true });
  const names = raw
    .prepare(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%' and name <> 'installation'",
    )
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !isDerivedTable(name));
  return new Map(
    names.sort().map((name) => [name, Number(raw.prepare(`select count(*) as n from "${name}"`).get()?.n)]),
  );
}

/** Renames a finished file atomically, also across a power cut. */
export function durableRename(part: string, file: string): void {
  sync(part);
  renameSync(part, file);
  sync(dirname(file));
}

function sync(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
