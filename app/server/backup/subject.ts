import type { Subject } from '../platform/subject.ts';
import { backupHealth } from './backupHealth.ts';
import { backupJob } from './backupJob.ts';

export const backup: Subject = {
  jobs(context) {
    const job = backupJob(context);
    return job ? [job] : [];
  },
  health: backupHealth,
};
