import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { node, type Served, serve } from './commands';
import { showsTheSeven, useTheSeven } from './showcase';
import { coloursOf, madeStyles, newVisit, startBrowser, type Visit } from './visit';

const app = join(inject('apps'), 'next');
const next = join(app, 'node_modules/next/dist/bin/next');
let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** Opens a page of the app and waits until React has taken it over. */
async function open(url: string): Promise<Visit> {
  const visit = await newVisit(browser);
  await visit.page.goto(url, { waitUntil: 'networkidle' });
  return visit;
}

describe('a Next.js app in development', () => {
  let site: Served;
  let visit: Visit;

  beforeAll(async () => {
    site = await serve(next, ['dev', '--port'], { cwd: app });
    visit = await open(site.url);
  });
  afterAll(() => site?.stop());

  test('it works, without a warning', async () => {
    await useTheSeven(visit.page);
    expect(visit.complaints).toEqual([]);
  });
});

describe('a Next.js app, built', () => {
  let site: Served;
  let visit: Visit;

  beforeAll(async () => {
    await node(next, ['build'], { cwd: app, limit: 200 });
    site = await serve(next, ['start', '--port'], { cwd: app });
    visit = await open(site.url);
  });
  afterAll(() => site?.stop());

  showsTheSeven(() => visit.page);

  test('it works, without a warning and without a style made by a script', async () => {
    await useTheSeven(visit.page);
    expect(visit.complaints).toEqual([]);
    expect(await madeStyles(visit.page)).toBe(0);
  });

  describe('a server component', () => {
    let receipt: Visit;
    const scripts: string[] = [];

    beforeAll(async () => {
      receipt = await newVisit(browser);
      receipt.page.on('response', async (response) => {
        if (response.request().resourceType() === 'script') scripts.push(await response.text());
      });
      await receipt.page.goto(`${site.url}receipt`, { waitUntil: 'networkidle' });
    });

    test('draws a step, a receipt, a link and a button of ours, and reads the names of the tokens', async () => {
      const { page } = receipt;
      expect(await page.getByRole('group', { name: 'Thank you' }).count()).toBe(1);
      expect(await page.getByRole('region', { name: 'Your receipt' }).getByText('€320').count()).toBe(1);
      const link = page.getByRole('link', { name: 'Change it' });
      expect(await link.evaluate((element) => getComputedStyle(element).display)).toBe('inline-flex');
      expect(await page.getByRole('button', { name: 'Send again' }).count()).toBe(1);
      expect(await coloursOf(page)).toContain('rgb(243, 241, 249)');
      expect(receipt.complaints).toEqual([]);
    });

    test('sends no code for what only shows', () => {
      const code = scripts.join('\n');
      // The step moves the focus, so its code comes; the props of a receipt are named nowhere.
      expect(code.includes('stepLabel')).toBe(true);
      expect(code.includes('totalLabel')).toBe(false);
    });
  });
});
