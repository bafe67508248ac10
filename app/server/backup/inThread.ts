import { once } from 'node:events';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Backup } from './backUp.ts';
import type { BackupWork } from './backup.worker.ts';
import type { Rehearsal } from './rehearse.ts';

/**
 * Copying, checking and reading a large database takes seconds, in which a server couldn't answer anyone: these do it in a
 * thread of their own.
 */

/** The source, or the bundle beside the server's. */
const program = join(
  import.meta.dirname,
  extname(import.meta.filename) === '.ts' ? 'backup.worker.ts' : 'backup.worker.js',
);

/** `backUp` in a thread. */
export const backUpInThread = (work: Omit<Extract<BackupWork, { kind: 'make' }>, 'kind'>) =>
  run<Backup>({ kind: 'make', ...work });

/** `rehearse` in a thread. */
export const rehearseInThread = (file: string, now: Date) => run<Rehearsal>({ kind: 'rehearse', file, now });

async function run<Result>(work: BackupWork): Promise<Result> {
  const worker = new Worker(program, {
    workerData: work,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  // Rejects with what the thread throws.
  const [result] = (await once(worker, 'message')) as [Result];
  await worker.terminate();
  return result;
}
