import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '../src/routes.ts';

test('every file that a page names as a part of itself exists', async () => {
  const named = await Promise.all(routes.map(async ({ file, parts }) => [file, ...(await parts())]));
  const files = [...new Set(named.flat())];
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => !existsSync(join(import.meta.dirname, '..', file)))).toEqual([]);
});
