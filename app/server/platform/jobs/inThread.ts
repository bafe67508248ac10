import { once } from 'node:events';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

interface ThreadOptions {
  /** How long it may take, in milliseconds; then it is stopped. */
  deadline?: number;
  /** How much memory it may take. */
  megabytes?: number;
}

/** A thread didn't end in its time. */
export class DeadlineError extends Error {}

/**
 * Runs a worker in a thread of its own, so that the server can answer others meanwhile: `name.worker.ts` beside the module, or
 * `name.worker.js` beside the bundle.
 * @param module the `import.meta` of the calling module
 * @returns the first message of the worker @throws what the worker throws, or DeadlineError
 */
export async function inThread<Result>(
  module: ImportMeta,
  name: string,
  workerData: unknown,
  { deadline, megabytes }: ThreadOptions = {},
): Promise<Result> {
  await using worker = new Worker(join(module.dirname, `${name}.worker${extname(module.filename)}`), {
    workerData,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    ...(megabytes === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: megabytes } }),
  });
  const signal = deadline === undefined ? {} : { signal: AbortSignal.timeout(deadline) };
  try {
    // Rejects with what the thread throws.
    const [result] = (await once(worker, 'message', signal)) as [Result];
    return result;
  } catch (error) {
    if (Object(error).name === 'AbortError') throw new DeadlineError('The thread was stopped', { cause: error });
    throw error;
  }
}
