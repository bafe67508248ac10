import { expect, test } from 'vitest';
import { QueueWorker } from './queueWorker.ts';

test('waking it during a look resolves after the next look, which takes what has become due meanwhile', async () => {
  const due: string[] = [];
  const worked: string[] = [];
  let answer = () => {};
  const firstLook = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined);
  });
  let looks = 0;
  const worker = new QueueWorker<string>({
    log: { error: () => {}, info: () => {} },
    name: 'the queue',
    pause: 3_600_000,
    atOnce: 1,
    take: async () => (looks++ === 0 ? firstLook : due.shift()),
    work: async (row) => {
      worked.push(row);
    },
  });
  const first = worker.wake();
  // Too late for the first look, which has already found nothing.
  due.push('row');
  const second = worker.wake();
  answer();
  await first;
  await second;
  expect(worked).toEqual(['row']);
  await worker.stop();
});
