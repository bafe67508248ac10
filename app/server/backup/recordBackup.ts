import { DatabaseSync } from 'node:sqlite';
import { hour } from '../../src/domain/durations.ts';
import type { Context } from '../platform/context.ts';
import { keepValue, keptValue } from '../platform/db/installation.ts';
import type { Database } from '../platform/db/open.ts';
import type { HealthCheck } from '../platform/http/healthCheck.ts';

/** Records the time of the last backup in an embedded database, for the desk. Waits for a minute while others write. */
export function recordBackupInFile(file: string, now: Date): void {
  using raw = new DatabaseSync(file);
  raw.exec('pragma busy_timeout = 60000; pragma synchronous = full');
  // An older database may not have that table yet.
  if (!raw.prepare("select name from sqlite_schema where name = 'installation'").get()) return;
  raw
    .prepare(
      "insert into installation (name, value) values ('backup', ?) on conflict (name) do update set value = excluded.value",
    )
    .run(now.toISOString());
  raw.exec("delete from installation where name = 'backup-failure'");
}

/** Where backups are: in a folder of this machine, and copies of them in the bucket. */
type Place = 'backup' | 'bucket';

/** Records when the last backup of a place was made, by the server or by another program, such as pg_dump. */
export async function recordBackup(database: Database, madeAt: Date, place: Place = 'backup'): Promise<void> {
  await keepValue(database, place, madeAt.toISOString());
  await database.deleteFrom('installation').where('name', '=', `${place}-failure`).execute();
}

/** When the last recorded backup of a place was made; null without any. */
export const lastBackup = (database: Database, place: Place = 'backup'): Promise<string | null> =>
  keptValue(database, place);

/** The age of that backup in milliseconds; null without any. */
export async function backupAge(database: Database, now: Date, place: Place = 'backup'): Promise<number | null> {
  const at = await lastBackup(database, place);
  return at === null ? null : Math.max(0, now.getTime() - Date.parse(at));
}

/** The same in whole hours. */
export async function backupHours(...of: Parameters<typeof backupAge>): Promise<number | null> {
  const age = await backupAge(...of);
  return age === null ? null : Math.floor(age / hour);
}

/** Why there is no newer backup. */
interface BackupFailure {
  /** When the server last tried. */
  at: string;
  /** A sentence for the operator. */
  why: string;
}

/** Records that the server failed to make a backup, or to copy it. The next one that succeeds removes it. */
export const recordBackupFailure = (
  database: Database,
  failure: BackupFailure,
  place: Place = 'backup',
): Promise<void> => keepValue(database, `${place}-failure`, JSON.stringify(failure));

/** The failure since the last backup, or its last copy; null without any. */
export async function lastBackupFailure(database: Database, place: Place = 'backup'): Promise<BackupFailure | null> {
  const value = await keptValue(database, `${place}-failure`);
  return value === null ? null : (JSON.parse(value) as BackupFailure);
}

/**
 * Makes a backup or its copy, unless that failed in the last hour. A failure is recorded for the desk and the health check.
 * @param signal when it is aborted, a failure is none
 */
export async function unlessFailedLately(
  { database, now, log }: Pick<Context, 'database' | 'now' | 'log'>,
  place: Place,
  work: () => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const failure = await lastBackupFailure(database, place);
  if (failure && Math.abs(now().getTime() - Date.parse(failure.at)) < hour) return;
  try {
    await work();
  } catch (error) {
    if (signal?.aborted) return;
    const words = { backup: 'the database cannot be backed up', bucket: 'the backup cannot be copied to the bucket' };
    log.error({ err: error }, words[place]);
    const why = error instanceof Error ? error.message : String(error);
    await recordBackupFailure(database, { at: now().toISOString(), why: why.replace(/[^.]$/, '$&.') }, place);
  }
}

/** Whether the server backs up its database itself. PostgreSQL has tools of its own. */
export const makesBackups = ({ databaseUrl, backupTime }: Context['settings']) =>
  databaseUrl === null && backupTime !== null;

/** Age from which a backup is too old, in hours. */
export const oldBackup = 48;

const meanings: Readonly<Record<Place, { failed: string; old: string }>> = {
  backup: {
    failed:
      'The server could not back up its database; the desk and the server’s log say why. It tries again every hour. Free disk space, or correct BACKUP_DIR.',
    old: 'The last backup is older than two days. Make one, and see why no other followed.',
  },
  bucket: {
    failed:
      'The last backup could not be copied to BACKUP_S3_BUCKET; the desk and the server’s log say why. The server tries again every hour.',
    old: 'The last backup in BACKUP_S3_BUCKET is older than two days. See why no other followed.',
  },
};

/** Reports backups that stopped. A site that has never had one is new: `pnpm go-live` and the desk ask for the first. */
export function backupHealth({
  settings,
  database,
  now,
}: Pick<Context, 'settings' | 'database' | 'now'>): HealthCheck[] {
  const places: readonly Place[] = settings.backupBucket ? ['backup', 'bucket'] : ['backup'];
  return places.flatMap((place) => [
    {
      status: `${place}-failed`,
      meaning: meanings[place].failed,
      isFailing: async () => (await lastBackupFailure(database, place)) !== null,
    },
    {
      status: `${place}-old`,
      meaning: meanings[place].old,
      isFailing: async () => ((await backupHours(database, now(), place)) ?? 0) >= oldBackup,
    },
  ]);
}
