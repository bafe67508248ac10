import { inThread } from '../platform/jobs/inThread.ts';
import type { Backup } from './backUp.ts';
import type { BackupWork } from './backup.worker.ts';
import type { Rehearsal } from './restore.ts';

/** Copying, checking and reading a large database takes seconds: threads do it. */
const run = <Result>(work: BackupWork) => inThread<Result>(import.meta, 'backup', work);

/** `backUp` in a thread. */
export const backUpInThread = (work: Omit<Extract<BackupWork, { kind: 'make' }>, 'kind'>) =>
  run<Backup>({ kind: 'make', ...work });

/** `rehearse` in a thread. */
export const rehearseInThread = (file: string, now: Date) => run<Rehearsal>({ kind: 'rehearse', file, now });
