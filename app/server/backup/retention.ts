import { weekOf } from '../../src/domain/booking/day.ts';
import { backupMonths } from '../../src/domain/retention.ts';

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
