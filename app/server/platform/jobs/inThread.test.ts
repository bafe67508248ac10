import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { newFolder } from '../../testing/temporaryFolder.ts';
import { DeadlineError, inThread } from './inThread.ts';

test('a thread that doesn’t end is stopped', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'endless.worker.js'), 'for (;;);');
  const module = { ...import.meta, dirname: folder, filename: join(folder, 'module.js') };
  const started = once(process, 'worker') as Promise<[Worker]>;
  await expect(inThread(module, 'endless', null, { deadline: 200 })).rejects.toThrow(DeadlineError);
  const [thread] = await started;
  expect(thread.threadId, 'it has ended').toBe(-1);
});
