import { once } from 'node:events';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Backup } from './backUp.ts';
import type { BackupOrder } from './backUp.worker.ts';

/** The source, or the bundle beside the server's. */
const program = join(
  import.meta.dirname,
  extname(import.meta.filename) === '.ts' ? 'backUp.worker.ts' : 'backUp.worker.js',
);

/** `backUp` in a thread of its own, so that the server goes on answering. */
export async function backUpInThread(order: BackupOrder): Promise<Backup> {
  const worker = new Worker(program, { workerData: order });
  // Rejects with what the thread throws.
  const [made] = (await once(worker, 'message')) as [Backup];
  await worker.terminate();
  return made;
}
