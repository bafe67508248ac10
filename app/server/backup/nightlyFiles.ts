import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readClock } from '../../src/domain/booking/clock.ts';
import { timestampForFile } from '../platform/db/sqliteFile.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { type DatedBackup, expiredBackups } from './retention.ts';

type Place = Pick<Settings, 'backupDir'>;

const nightly = /^nightly-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)-(\d{3}Z)\.sqlite$/;

/** The file of a backup that the server makes itself. Only such files are ever deleted. */
export function nightlyFile({ backupDir }: Place, now: Date): string {
  return join(backupDir, `nightly-${timestampForFile(now)}.sqlite`);
}

/** The backups the server has made. */
export function nightlyBackups({ backupDir }: Place, timeZone: string): DatedBackup[] {
  if (!existsSync(backupDir)) return [];
  return datedBackups(readdirSync(backupDir), timeZone).map((backup) => ({
    ...backup,
    file: join(backupDir, backup.file),
  }));
}

/** Those of some names that the server gave to backups. */
export function datedBackups(names: readonly string[], timeZone: string): DatedBackup[] {
  return names.flatMap((file) => {
    const [, day, hours, minutes, seconds, rest] = nightly.exec(file) ?? [];
    if (!day) return [];
    const at = Date.parse(`${day}${hours}:${minutes}:${seconds}.${rest}`);
    return [{ file, at, day: readClock(at, timeZone).day }];
  });
}

/** Deletes old backups, and what a server that was killed left of one. */
export function deleteOldBackups(place: Place, timeZone: string): void {
  for (const { file } of expiredBackups(nightlyBackups(place, timeZone))) rmSync(file);
  for (const name of readdirSync(place.backupDir)) {
    if (name.startsWith('nightly-') && name.endsWith('.part')) rmSync(join(place.backupDir, name));
  }
}
