import { DatabaseSync } from 'node:sqlite';
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

/** Records a backup made by another program, such as pg_dump. */
export async function recordBackup(database: Database, now: Date): Promise<void> {
  await keepValue(database, 'backup', now.toISOString());
  await database.deleteFrom('installation').where('name', '=', 'backup-failure').execute();
}

/** When the last recorded backup was made; null without any. */
export async function lastBackup(database: Database): Promise<string | null> {
  return keptValue(database, 'backup');
}

/** The age of the last recorded backup in milliseconds; null without any. */
export async function backupAge(database: Database, now: Date): Promise<number | null> {
  return ageOf(await lastBackup(database), now);
}

/** When the backup was made that was last copied to the bucket; null without any. */
export async function lastInBucket(database: Database): Promise<string | null> {
  return keptValue(database, 'bucket');
}

/** The age of that backup in milliseconds; null without any. */
export async function bucketAge(database: Database, now: Date): Promise<number | null> {
  return ageOf(await lastInBucket(database), now);
}

const ageOf = (at: string | null, now: Date) => (at === null ? null : Math.max(0, now.getTime() - Date.parse(at)));

/** Records that a backup was copied to the bucket. @param madeAt when it was made */
export async function recordInBucket(database: Database, madeAt: Date): Promise<void> {
  await keepValue(database, 'bucket', madeAt.toISOString());
  await database.deleteFrom('installation').where('name', '=', 'bucket-failure').execute();
}

/** Why there is no newer backup. */
interface BackupFailure {
  /** When the server last tried. */
  at: string;
  /** A sentence for the operator. */
  why: string;
}

/** What can fail: the backup, or its copy to the bucket. */
type Failing = 'backup-failure' | 'bucket-failure';

/** Records that the server failed to make a backup, or to copy it. The next one that succeeds removes it. */
export async function recordBackupFailure(
  database: Database,
  failure: BackupFailure,
  of: Failing = 'backup-failure',
): Promise<void> {
  await keepValue(database, of, JSON.stringify(failure));
}

/** The failure since the last backup, or its last copy; null without any. */
export async function lastBackupFailure(
  database: Database,
  of: Failing = 'backup-failure',
): Promise<BackupFailure | null> {
  const value = await keptValue(database, of);
  return value === null ? null : (JSON.parse(value) as BackupFailure);
}

/** Whether the server backs up its database itself. PostgreSQL has tools of its own. */
export const makesBackups = ({ databaseUrl, backupTime }: Context['settings']) =>
  databaseUrl === null && backupTime !== null;

/** Age from which a backup is too old, in hours. */
export const oldBackup = 48;

/** Reports backups that stopped. A site that has never had one is new: `pnpm go-live` and the desk ask for the first. */
export function backupHealth(context: Pick<Context, 'settings' | 'database' | 'now'>): HealthCheck[] {
  const isOld = (age: number | null) => age !== null && age >= oldBackup * 3_600_000;
  const ofBucket: HealthCheck[] = [
    {
      status: 'bucket-failed',
      meaning:
        'The last backup could not be copied to BACKUP_S3_BUCKET; the desk and the server’s log say why. The server tries again every hour.',
      isFailing: async () => (await lastBackupFailure(context.database, 'bucket-failure')) !== null,
    },
    {
      status: 'bucket-old',
      meaning: 'The last backup in BACKUP_S3_BUCKET is older than two days. See why no other followed.',
      isFailing: async () => isOld(await bucketAge(context.database, context.now())),
    },
  ];
  return [
    {
      status: 'backup-failed',
      meaning:
        'The server could not back up its database; the desk and the server’s log say why. It tries again every hour. Free disk space, or correct BACKUP_DIR.',
      isFailing: async () => (await lastBackupFailure(context.database)) !== null,
    },
    {
      status: 'backup-old',
      meaning: 'The last backup is older than two days. Make one, and see why no other followed.',
      isFailing: async () => isOld(await backupAge(context.database, context.now())),
    },
    ...(context.settings.backupBucket ? ofBucket : []),
  ];
}
