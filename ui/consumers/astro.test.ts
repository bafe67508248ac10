import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { settled } from '../../.ci/settled.mjs';
import { node, type Served, serve } from './commands';
import { showsTheSeven, useTheSeven } from './showcase';
import { newVisit, startBrowser, type Visit } from './visit';

const app = join(inject('apps'), 'astro');
const astro = join(app, 'node_modules/astro/bin/astro.mjs');

describe('an Astro page with an island and a static component', () => {
  let browser: Browser;
  let site: Served;
  let visit: Visit;

  beforeAll(async () => {
    const place = { cwd: app, env: { ASTRO_TELEMETRY_DISABLED: '1' } };
    await node(astro, ['build'], { ...place, limit: 100 });
    site = await serve(astro, ['preview', '--port'], place);
    browser = await startBrowser();
    visit = await newVisit(browser);
    await visit.page.goto(site.url);
    await settled(visit.page);
  });
  afterAll(async () => {
    site?.stop();
    await browser?.close();
  });

  showsTheSeven(() => visit.page);

  test('the island works without a warning', async () => {
    await useTheSeven(visit.page);
    expect(visit.errors).toEqual([]);
  });

  test('the static component is rendered and styled, and is no island', async () => {
    const receipt = visit.page.getByRole('region', { name: 'Your receipt' });
    expect(await receipt.getByText('€1,600').first().isVisible()).toBe(true);
    expect(await visit.page.locator('astro-island').count()).toBe(1);
    expect(await receipt.evaluate((element) => element.closest('astro-island'))).toBe(null);
    expect(await receipt.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
  });
});
