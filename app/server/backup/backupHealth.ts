import type { Context } from '../platform/context.ts';
import type { HealthCheck } from '../platform/http/healthCheck.ts';
import { backupAge, bucketAge, lastBackupFailure } from './recordBackup.ts';

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
        'The last backup could not be copied to BACKUP_S3_BUCKET; the desk says why. The server tries again every hour.',
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
        'The server could not back up its database; the desk says why. It tries again every hour. Free disk space, or correct BACKUP_DIR.',
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
