import { instantOf, readClock } from '../../src/domain/booking/clock.ts';
import { addDays } from '../../src/domain/booking/day.ts';
import { minute } from '../../src/domain/durations.ts';
import type { Context } from '../platform/context.ts';
import { PeriodicJob } from '../platform/jobs/periodicJob.ts';
import { hasRecords } from './backUp.ts';
import { copyToBucket } from './bucket/copyToBucket.ts';
import { backUpInThread } from './inThread.ts';
import { deleteOldBackups, nightlyBackups, nightlyFile } from './nightlyFiles.ts';
import { makesBackups, unlessFailedLately } from './recordBackup.ts';

type Needed = Pick<Context, 'settings' | 'database' | 'opening' | 'now' | 'log'>;

/** Looks every minute whether the backup of the night is due, or its copy; null when the server makes none. */
export function backupJob(context: Needed): PeriodicJob | null {
  if (!makesBackups(context.settings)) return null;
  const work = async (signal: AbortSignal) => {
    await makeDueBackup(context);
    await copyToBucket(context, { signal });
  };
  return new PeriodicJob(work, minute, context, 'the database cannot be backed up');
}

/**
 * Makes a backup if there is none since the last time one was due, as after a night in which the server was off. A failure
 * is recorded for the desk and the health check, and tried again after an hour.
 */
export async function makeDueBackup(context: Needed): Promise<void> {
  await unlessFailedLately(context, 'backup', () => backUpIfDue(context, context.now()));
}

async function backUpIfDue({ settings, database, opening, log }: Needed, now: Date): Promise<void> {
  const due = lastDue(now, settings.backupTime ?? 0, opening.timeZone);
  const newest = Math.max(...nightlyBackups(settings, opening.timeZone).map(({ at }) => at));
  if (newest >= due || !(await hasRecords(database))) return;
  const { dataDir, databaseUrl } = settings;
  const file = nightlyFile(settings, now);
  const { bytes } = await backUpInThread({ settings: { dataDir, databaseUrl }, file, now });
  deleteOldBackups(settings, opening.timeZone);
  log.info({ backup: file, bytes }, 'the database was backed up');
}

/** The last time a backup was due, in milliseconds since 1970. */
function lastDue(now: Date, minutes: number, timeZone: string): number {
  const { day } = readClock(now.getTime(), timeZone);
  const today = instantOf({ day, minutes }, timeZone);
  return today <= now.getTime() ? today : instantOf({ day: addDays(day, -1), minutes }, timeZone);
}
