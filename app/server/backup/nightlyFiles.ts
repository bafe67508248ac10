import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readClock } from '../../src/domain/booking/clock.ts';
import { weekOf } from '../../src/domain/booking/day.ts';
import { backupMonths } from '../../src/domain/retention.ts';
import { timestampForFile } from '../platform/db/sqliteFile.ts';
import type { Settings } from '../platform/settings/settings.ts';

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

export interface DatedBackup {
  file: string;
  /** When it was made, in milliseconds since 1970. */
  at: number;
  /** The day it was made, in the agency's time zone. */
  day: string;
}

/** Of the latest periods that have a backup, so many keep their newest one. */
const rules: readonly [periodOf: (day: string) => string, periods: number][] = [
  [(day) => day, 7],
  [weekOf, 4],
  [(day) => day.slice(0, 7), backupMonths],
];

/**
 * The backups to delete: all but the newest of each of the last seven days, four weeks and twelve months. Periods without a
 * backup don't count, so a server that was off for a year, or keeps failing, deletes nothing.
 */
export function expiredBackups(backups: readonly DatedBackup[]): DatedBackup[] {
  const newestFirst = backups.toSorted((one, other) => other.at - one.at);
  const kept = new Set<DatedBackup>();
  for (const [periodOf, periods] of rules) {
    const newest = new Map<string, DatedBackup>();
    for (const backup of newestFirst) {
      const period = periodOf(backup.day);
      if (!newest.has(period)) newest.set(period, backup);
    }
    for (const backup of [...newest.values()].slice(0, periods)) kept.add(backup);
  }
  return newestFirst.filter((backup) => !kept.has(backup));
}
