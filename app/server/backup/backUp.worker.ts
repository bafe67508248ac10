import { parentPort, workerData } from 'node:worker_threads';
import type { Settings } from '../settings.ts';
import { backUp } from './backUp.ts';

/** What the thread is given. */
export interface BackupOrder {
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>;
  file: string;
  now: Date;
}

/** Copying and checking a large database takes seconds, in which a server without this thread would answer nobody. */
const { settings, file, now } = workerData as BackupOrder;
parentPort?.postMessage(backUp(settings, file, now));
