import { globSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import sirv from 'sirv';

const dist = join(import.meta.dirname, '../dist');

/** The addresses of all built pages. */
export const pages = globSync('**/*.html', { cwd: dist })
  .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1')}`)
  .sort();

/** Waits until every example on the page works. */
export async function hydrated(page: Page): Promise<void> {
  for (const island of await page.locator('astro-island').all()) await island.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
}

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
