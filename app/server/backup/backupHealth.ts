import type { Context } from '../context.ts';
import type { HealthCheck } from '../http/healthRoutes.ts';
import { backupAge, lastBackupFailure } from './recordBackup.ts';

/** Age from which a backup is too old, in hours. */
export const oldBackup = 48;

/** Reports backups that stopped. A site that has never had one is new: `pnpm go-live` and the desk ask for the first. */
export function backupHealth(context: Pick<Context, 'database' | 'now'>): HealthCheck[] {
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
      async isFailing() {
        const age = await backupAge(context.database, context.now());
        return age !== null && age >= oldBackup * 3_600_000;
      },
    },
  ];
}
