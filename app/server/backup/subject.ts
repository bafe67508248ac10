import type { Subject } from '../platform/subject.ts';
import { backupJob } from './backupJob.ts';
import { backupHealth } from './recordBackup.ts';

export const backup: Subject = {
  jobs(context) {
    const job = backupJob(context);
    return job ? [job] : [];
  },
  health: backupHealth,
};
