import { chmodSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError, commandLine } from '../platform/cli/command.ts';
import { sameSettings } from '../platform/cli/installation.ts';
import type { Database } from '../platform/db/open.ts';
import {
  copyDatabase,
  countRows,
  durableRename,
  problemWithDatabase,
  timestampForFile,
} from '../platform/db/sqliteFile.ts';
import { databaseFile, type Settings } from '../platform/settings/settings.ts';
import { recordBackupInFile } from './recordBackup.ts';

export interface Backup {
  /** The database file that was copied. */
  from: string;
  file: string;
  bytes: number;
  /** Row counts by table. */
  rows: ReadonlyMap<string, number>;
}

/** A database without a row in any of these tables isn't worth a backup: probably it is the wrong file. */
export const records = ['orders', 'bookings', 'messages', 'subscribers', 'saved_quotes', 'accounts'] as const;

/** The default backup file. */
export function defaultBackupFile(settings: Settings, now: Date): string {
  return join(settings.backupDir, `agency-${timestampForFile(now)}.sqlite`);
}

/**
 * Copies the embedded database into one file, also while the server runs. The copy is checked before it gets its name, and
 * only its owner may read it. Then records the time in the database.
 * @throws CommandError
 */
export function backUp(settings: Pick<Settings, 'dataDir' | 'databaseUrl'>, file: string, now: Date): Backup {
  if (settings.databaseUrl) {
    throw new CommandError(
      `This site keeps its records in PostgreSQL (DATABASE_URL): back it up with pg_dump, then run ${commandLine('backup --done')}.`,
    );
  }
  const from = databaseFile(settings);
  if (!existsSync(from)) throw new CommandError(`There is no database ${from}. ${sameSettings}`);
  if (existsSync(file)) throw new CommandError(`${file} exists already. Nothing was written over it.`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    copyInto(part, from);
    chmodSync(part, 0o600);
    const problem = problemWithDatabase(part);
    if (problem) throw new CommandError(`The database cannot be backed up: ${problem}.`);
    const rows = countRows(part);
    if (records.every((table) => !rows.get(table))) {
      throw new CommandError(`Nothing was written: ${from} contains no orders, bookings or accounts. ${sameSettings}`);
    }
    // In the copy too, so that the desk shows it after a restore.
    recordBackupInFile(part, now);
    durableRename(part, file);
    recordBackupInFile(from, now);
    return { from, file, bytes: statSync(file).size, rows };
  } finally {
    rmSync(part, { force: true });
  }
}

/** @throws CommandError when it can't be written */
function copyInto(file: string, from: string): void {
  try {
    copyDatabase(from, file);
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    throw new CommandError(
      `${from} could not be copied: ${why}. It must go to a folder with room that this user can write to; with systemd, ReadWritePaths in the unit names it too.`,
      { cause: error },
    );
  }
}

/** Whether a database has anything that is worth a backup. */
export async function hasRecords(database: Database): Promise<boolean> {
  for (const table of records) {
    if (await database.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true;
  }
  return false;
}
