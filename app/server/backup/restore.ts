import { chmodSync, constants, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { CommandError } from '../platform/cli/command.ts';
import { countRows, durableRename, isInUse, problemWithDatabase, timestampForFile } from '../platform/db/sqliteFile.ts';
import { databaseFile, type Settings } from '../platform/settings/settings.ts';

export interface Restored {
  file: string;
  /** The new path of the database that was there before; null when there was none. */
  replaced: string | null;
  /** Row counts by table. */
  rows: ReadonlyMap<string, number>;
}

/**
 * Replaces the embedded database by a backup, unless the backup is damaged or a server has the database open. The old
 * database is kept beside it.
 * @throws CommandError
 */
export function restore(settings: Pick<Settings, 'dataDir' | 'databaseUrl'>, from: string, now: Date): Restored {
  if (settings.databaseUrl) {
    throw new CommandError('This site keeps its records in PostgreSQL (DATABASE_URL): restore it with pg_restore.');
  }
  if (!existsSync(from)) throw new CommandError(`There is no file ${from} that this user can read.`);
  const file = databaseFile(settings);
  const part = `${file}.part`;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    copyFileSync(from, part, constants.COPYFILE_FICLONE);
    chmodSync(part, 0o600);
    const problem = problemWithDatabase(part);
    if (problem) throw new CommandError(`${from} cannot be restored: ${problem}. Nothing was changed.`);
    if (existsSync(file) && isInUse(file)) {
      throw new CommandError(`A server has ${file} open. Stop it first; nothing was changed.`);
    }
    const replaced = setAside(file, now);
    durableRename(part, file);
    return { file, replaced, rows: countRows(file) };
  } finally {
    rmSync(part, { force: true });
  }
}

/** Renames the database with its WAL files, which SQLite leaves behind when it wasn't closed. */
function setAside(file: string, now: Date): string | null {
  if (!existsSync(file)) return null;
  const kept = `${file}.replaced-${timestampForFile(now)}`;
  for (const end of ['-wal', '-shm', '']) {
    if (existsSync(file + end)) renameSync(file + end, kept + end);
  }
  return kept;
}
