import { DatabaseSync } from 'node:sqlite';
import { migrationNames } from '../db/migrate.ts';

/** SQLITE_BUSY: somebody else is at it. */
const busy = 5;

/** Whether another process has the database open: only who is alone with it may change the way it is written. */
export function isOpenElsewhere(file: string): boolean {
  const raw = new DatabaseSync(file);
  try {
    raw.exec('pragma busy_timeout = 0; pragma journal_mode = delete');
    return false;
  } catch (error) {
    // Whatever else is wrong with it, a file that cannot be read is in nobody's use.
    return error instanceof Error && 'errcode' in error && error.errcode === busy;
  } finally {
    raw.close();
  }
}

/** Why a file cannot be the database of this site; null when it can. */
export function problemWithDatabase(file: string): string | null {
  const raw = new DatabaseSync(file, { readOnly: true });
  try {
    const found = raw.prepare('pragma integrity_check').all();
    if (found.length !== 1 || found[0]?.integrity_check !== 'ok') return 'it is damaged';
    if (raw.prepare('pragma foreign_key_check').all().length > 0)
      return 'some of its rows have lost what they belong to';
    const names = raw
      .prepare('select name from kysely_migration')
      .all()
      .map(({ name }) => String(name));
    const later = names.filter((name) => !migrationNames.includes(name));
    return later.length > 0 ? `it was made by a newer version of this site (${later.join(', ')})` : null;
  } catch {
    return 'it is no database of this site';
  } finally {
    raw.close();
  }
}

/** The fingerprint of the secret that a database belongs to; null where none was noted. */
export function secretFingerprintOfFile(file: string): string | null {
  const raw = new DatabaseSync(file, { readOnly: true });
  try {
    const value = raw.prepare("select value from installation where name = 'secret'").get()?.value;
    return typeof value === 'string' ? value : null;
  } catch {
    // A database of the time before it was noted.
    return null;
  } finally {
    raw.close();
  }
}

/** The tables in which records are, each with the number of its rows. */
export function countRows(file: string): ReadonlyMap<string, number> {
  const raw = new DatabaseSync(file, { readOnly: true });
  try {
    const names = raw
      .prepare(
        "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%' and name <> 'installation'",
      )
      .all()
      .map(({ name }) => String(name));
    return new Map(
      names.sort().map((name) => [name, Number(raw.prepare(`select count(*) as n from "${name}"`).get()?.n)]),
    );
  } finally {
    raw.close();
  }
}
