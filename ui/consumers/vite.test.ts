import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { settled } from '../../.ci/settled.mjs';
import { node, perform, type Served, serve } from './commands';
import { showsTheSeven, useTheSeven } from './showcase';
import { addedStyles, newVisit, startBrowser, type Visit } from './visit';

const app = join(inject('apps'), 'vite');
const vite = join(app, 'node_modules/vite/bin/vite.js');
let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

test('the types pass in an app without skipLibCheck, and reject wrong props', async () => {
  const tsc = join(app, 'node_modules/typescript/bin/tsc');
  await expect(node(tsc, ['--project', '.'], { cwd: app, limit: 100 })).resolves.toBe('');
});

test('the app does not install vanilla-extract', () => {
  expect(existsSync(join(inject('apps'), 'node_modules/.pnpm/node_modules/@vanilla-extract'))).toBe(false);
});

// Only the development build of React reports attributes that differ on hydration.
describe.each(['development', 'production'])('a Vite app, built for %s and prerendered', (mode) => {
  let site: Served;
  let visit: Visit;

  beforeAll(async () => {
    await perform('pnpm', ['run', 'build'], { cwd: app, env: { NODE_ENV: mode }, limit: 100 });
    site = await serve(vite, ['preview', '--strictPort', '--port'], { cwd: app });
    visit = await newVisit(browser);
    await visit.page.goto(site.url);
    await settled(visit.page);
  });
  afterAll(() => site?.stop());

  showsTheSeven(() => visit.page);

  test('works without a warning and without styles added by scripts', async () => {
    await useTheSeven(visit.page);
    expect(visit.errors).toEqual([]);
    expect(await addedStyles(visit.page)).toBe(0);
  });

  test('does so under a strict content security policy', async () => {
    const attempt = visit.page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p></p>'));
    await expect(attempt).rejects.toThrow('TrustedHTML');
  });
});
