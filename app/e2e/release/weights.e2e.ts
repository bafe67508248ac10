import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { settled } from '../../../.ci/settled.mjs';
import { paths } from '../../src/content/links/paths.ts';
import { expect, test } from '../test.ts';

// What a first visit loads.
test.use({ ownContext: true });

/** The scripts that a page loads from now on: kB as sent, by path. */
function scriptsOf(page: Page): () => Promise<ReadonlyMap<string, number>> {
  const sizes: Promise<[string, number]>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => [request.url(), responseBodySize / 1000]));
  });
  return async () => new Map(await Promise.all(sizes));
}

const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, size) => total + size, 0);

test('the desk loads at most 160 kB of scripts, and no page of a visitor has any of it', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/desk');
  await settled(page);
  const sizes = await scripts();
  expect(sum(sizes.values())).toBeGreaterThan(50);
  expect(sum(sizes.values())).toBeLessThanOrEqual(160);
  // As the build compressed them, not as fast as the server would.
  const assets = join(import.meta.dirname, '../../dist/desk/assets');
  for (const file of readdirSync(assets).filter((name) => /\.(css|js)$/.test(name))) {
    const sent = await page.request.get(`/desk/assets/${file}`, { headers: { 'accept-encoding': 'br' } });
    expect([file, sent.headers()['content-length']]).toEqual([file, `${statSync(join(assets, `${file}.br`)).size}`]);
  }
  const built = join(import.meta.dirname, '../../dist/client');
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => readFileSync(join(built, file), 'utf8').includes('/api/staff'))).toEqual([]);
});

for (const [island, path] of [
  ['quote-calculator', paths.home],
  ['newsletter', paths.home],
  ['garo-trial', '/trinity/garo'],
  ['commission', '/service/marketing-pricing-displacement'],
] as const) {
  test(`beside React, the island ${island} loads at most 18 kB of scripts`, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    const scripts = scriptsOf(page);
    const place = page.locator(`[data-island=${island}]`);
    // Starts only this island, not what waits for an interaction with the page.
    await place.dispatchEvent('submit');
    const isHydrated = () =>
      place.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactContainer')));
    await expect.poll(isHydrated).toBe(true);
    const sizes = [...(await scripts()).values()].sort((one, other) => one - other);
    // React is by far the largest.
    expect(sizes.pop()).toBeGreaterThan(50);
    expect(sum(sizes)).toBeLessThanOrEqual(18);
  });
}
