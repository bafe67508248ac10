import { existsSync, mkdtempDisposableSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../platform/cli/command.ts';
import { commandLine } from '../platform/cli/commandLine.ts';
import { openTables } from '../platform/db/open.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { restore } from './restore.ts';

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
