import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../cli/command.ts';
import { commandLine } from '../cli/commandLine.ts';
import { openTables } from '../db/open.ts';
import type { Settings } from '../settings.ts';
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

/**
 * The newest backup.
 * @throws CommandError when there is none
 */
export function newestBackup({ backupDir }: Pick<Settings, 'backupDir'>): string {
  const found = (existsSync(backupDir) ? readdirSync(backupDir, { withFileTypes: true }) : [])
    .filter((entry) => entry.isFile() && entry.name.endsWith('.sqlite'))
    .map(({ name }) => join(backupDir, name))
    .map((file) => ({ file, at: statSync(file).mtimeMs }))
    .sort((one, other) => other.at - one.at);
  if (!found[0])
    throw new CommandError(`There is no backup in ${backupDir} yet. Make one with ${commandLine('backup')}.`);
  return found[0].file;
}

/**
 * Restores a backup into a temporary folder, opens it as the server would, with its migrations, and reads it. The site isn't
 * touched.
 * @throws CommandError when it cannot be restored
 */
export async function rehearse(file: string, now: Date): Promise<Rehearsal> {
  const dataDir = mkdtempSync(join(tmpdir(), 'agency-rehearsal-'));
  try {
    const place = { databaseUrl: null, dataDir };
    const { rows } = restore(place, file, now);
    const database = await openTables(place);
    try {
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
    } finally {
      await database.destroy();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
