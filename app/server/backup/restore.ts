import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CommandError, commandLine } from '../platform/cli/command.ts';
import { openTables } from '../platform/db/open.ts';
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

export interface Rehearsal {
  /** The backup that was restored. */
  file: string;
  bytes: number;
  /** When its newest order, booking or message was made; null without any. */
  newest: string | null;
  /** Row counts by table. */
  rows: ReadonlyMap<string, number>;
}

/** The backups in the folder, the newest first. */
export function backupsIn({ backupDir }: Pick<Settings, 'backupDir'>): readonly { name: string; bytes: number }[] {
  return (existsSync(backupDir) ? readdirSync(backupDir, { withFileTypes: true }) : [])
    .filter((entry) => entry.isFile() && entry.name.endsWith('.sqlite'))
    .map(({ name }) => ({ name, stats: statSync(join(backupDir, name)) }))
    .sort((one, other) => other.stats.mtimeMs - one.stats.mtimeMs)
    .map(({ name, stats }) => ({ name, bytes: stats.size }));
}

/**
 * The newest backup.
 * @throws CommandError when there is none
 */
export function newestBackup(settings: Pick<Settings, 'backupDir'>): string {
  const [newest] = backupsIn(settings);
  if (!newest)
    throw new CommandError(`There is no backup in ${settings.backupDir} yet. Make one with ${commandLine('backup')}.`);
  return join(settings.backupDir, newest.name);
}

/**
 * Restores a backup into a temporary folder, opens it as the server would, with its migrations, and reads it. The site isn't
 * touched.
 * @throws CommandError when it cannot be restored
 */
export async function rehearse(file: string, now: Date): Promise<Rehearsal> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'agency-rehearsal-'));
  const place = { databaseUrl: null, dataDir: folder.path };
  const { rows } = restore(place, file, now);
  await using database = await openTables(place);
  const newest = await Promise.all(
    (['orders', 'bookings', 'messages'] as const).map((table) =>
      database
        .selectFrom(table)
        .select(({ fn }) => fn.max('created_at').as('at'))
        .executeTakeFirst(),
    ),
  );
  const latest = newest.flatMap((row) => row?.at ?? []).sort();
  return { file, bytes: statSync(file).size, newest: latest.at(-1) ?? null, rows };
}
