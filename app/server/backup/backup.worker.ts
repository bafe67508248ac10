import { parentPort, workerData } from 'node:worker_threads';
import type { Settings } from '../platform/settings/settings.ts';
import { backUp } from './backUp.ts';
import { rehearse } from './restore.ts';

/** What the thread is to do with a backup file. */
export type BackupWork =
  | { kind: 'make'; settings: Pick<Settings, 'dataDir' | 'databaseUrl'>; file: string; now: Date }
  | { kind: 'rehearse'; file: string; now: Date };

const work = workerData as BackupWork;
parentPort?.postMessage(
  work.kind === 'make' ? backUp(work.settings, work.file, work.now) : await rehearse(work.file, work.now),
);
