import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { settled } from '../../.ci/settled.mjs';
import { perform, type Served, serve } from './commands';
import { coloursOf, newVisit, startBrowser, type Visit } from './visit';

const app = join(inject('apps'), 'themed-page');

describe('the example of a themed page', () => {
  let browser: Browser;
  let site: Served;
  let visit: Visit;

  beforeAll(async () => {
    [browser] = await Promise.all([startBrowser(), perform('pnpm', ['run', 'build'], { cwd: app, limit: 100 })]);
    site = await serve(join(app, 'node_modules/vite/bin/vite.js'), ['preview', '--strictPort', '--port'], { cwd: app });
    visit = await newVisit(browser);
    await visit.page.goto(site.url);
    await settled(visit.page);
  });
  afterAll(async () => {
    site?.stop();
    await browser?.close();
  });

  test('shows its own brand colours, in light and dark mode, and none of the default ones', async () => {
    const { page } = visit;
    expect(await coloursOf(page)).toContain('rgb(154, 52, 18)');
    expect(await coloursOf(page)).not.toContain('rgb(90, 43, 208)');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await coloursOf(page)).toContain('rgb(253, 186, 116)');
    expect(await coloursOf(page)).not.toContain('rgb(179, 155, 255)');
    const button = page.getByRole('button', { name: 'Order' });
    expect(await button.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain('rgb(190, 18, 60)');
    expect(await button.evaluate((element) => getComputedStyle(element).fontFamily)).toBe('Georgia, serif');
  });

  test('works without errors or warnings', async () => {
    const { page, errors } = visit;
    await page.getByRole('radio', { name: 'Foundation' }).check();
    expect(await page.getByRole('status').textContent()).toContain('€800');
    expect(errors).toEqual([]);
  });
});
