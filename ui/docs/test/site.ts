import { globSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import sirv from 'sirv';

export const dist = join(import.meta.dirname, '../dist');

/** The URLs of all built pages, and separately those of examples in frames. */
const addresses = globSync('**/index.html', { cwd: dist })
  .map((file) => `/${file.replaceAll('\\', '/').replace(/index\.html$/, '')}`)
  .sort();
export const pages = addresses.filter((path) => !path.startsWith('/examples/'));
export const windows = addresses.filter((path) => path.startsWith('/examples/'));

/** A test that has the address of the built site. */
export const test = base.extend<object, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern.
    async ({}, use) => {
      const server = createServer(sirv(dist, { etag: true }));
      await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
