import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { node, type Served, serve } from './commands';
import { showsTheSeven, useTheSeven } from './showcase';
import { addedStyles, coloursOf, newVisit, startBrowser, type Visit } from './visit';

const app = join(inject('apps'), 'next');
const next = join(app, 'node_modules/next/dist/bin/next');
let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** Opens a page of the app and waits until it has hydrated. */
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

  test('works without a warning', async () => {
    await useTheSeven(visit.page);
    expect(visit.errors).toEqual([]);
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

  test('works without a warning and without styles added by scripts', async () => {
    await useTheSeven(visit.page);
    expect(visit.errors).toEqual([]);
    expect(await addedStyles(visit.page)).toBe(0);
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

    test('renders a step, a receipt, a link and a button, and uses the design tokens', async () => {
      const { page } = receipt;
      expect(await page.getByRole('group', { name: 'Thank you' }).count()).toBe(1);
      expect(await page.getByRole('region', { name: 'Your receipt' }).getByText('€320').count()).toBe(1);
      const link = page.getByRole('link', { name: 'Change it' });
      expect(await link.evaluate((element) => getComputedStyle(element).display)).toBe('inline-flex');
      expect(await page.getByRole('button', { name: 'Send again' }).count()).toBe(1);
      expect(await coloursOf(page)).toContain('rgb(243, 241, 249)');
      expect(receipt.errors).toEqual([]);
    });

    test('sends no code for components without interaction', () => {
      const code = scripts.join('\n');
      // StepShell moves the focus, so its code is sent; the receipt's props appear nowhere.
      expect(code.includes('stepLabel')).toBe(true);
      expect(code.includes('totalLabel')).toBe(false);
    });
  });
});
