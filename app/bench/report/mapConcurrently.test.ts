import { expect, test } from 'vitest';
import { mapConcurrently } from './mapConcurrently.ts';

test('limits concurrency, and keeps the order of the items', async () => {
  let underWay = 0;
  let most = 0;
  const doubled = await mapConcurrently([30, 5, 20, 1, 10], 2, async (wait) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve, wait));
    underWay -= 1;
    return wait * 2;
  });
  expect(doubled).toEqual([60, 10, 40, 2, 20]);
  expect(most).toBe(2);
});

test('rejects with the first failure', async () => {
  const act = (item: number) => (item === 2 ? Promise.reject(new Error('no such page')) : Promise.resolve(item));
  await expect(mapConcurrently([1, 2, 3], 2, act)).rejects.toThrow('no such page');
});
