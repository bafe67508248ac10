import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { settled } from '../../.ci/settled.mjs';
import { node, type Served, serve } from './commands';
import { showsTheSeven, useTheSeven } from './showcase';
import { addedStyles, coloursOf, newVisit, startBrowser, stylesOf, type Visit } from './visit';

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
  await visit.page.goto(url);
  await settled(visit.page);
  // React keeps its props on each element it has hydrated.
  await visit.page.waitForFunction(() =>
    [...document.querySelectorAll('button')].some((button) =>
      Object.keys(button).some((key) => key.startsWith('__reactProps$')),
    ),
  );
  return visit;
}

/** What a form would send now. */
const entriesOf = (page: Page): Promise<[string, FormDataEntryValue][]> =>
  page.evaluate(() => [...new FormData(document.forms[0])].filter(([name]) => !name.startsWith('$ACTION')));

/** The texts and styles of a form that isn't in use. */
async function lookOf(page: Page): Promise<{ says: string; styles: string[] }> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return { says: await page.getByRole('form').ariaSnapshot(), styles: await stylesOf(page, 'form *') };
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
      await receipt.page.goto(`${site.url}receipt`);
      await settled(receipt.page);
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

  describe('the samples of the documentation, in server components', () => {
    // Building the app has rendered the others too; the documentation's own tests use them in a browser.
    const recipes = readdirSync(join(app, 'examples/recipes')).filter((file) => file.endsWith('.tsx'));

    test.each(recipes)('%s is shown without a warning', async (file) => {
      const { page, errors } = await open(`${site.url}examples/recipes/${file.replace('.tsx', '')}`);
      expect(await page.locator('main').textContent()).not.toBe('');
      expect(errors).toEqual([]);
      await page.close();
    });

    test('a booking begins today, and loads each month that it shows', async () => {
      const { page, errors } = await open(`${site.url}booking`);
      const today = new Intl.DateTimeFormat('en-IE', { timeZone: 'Europe/Dublin', dateStyle: 'full' }).format();
      const current = page.locator('[aria-current=date] button, button[aria-current=date]');
      expect((await current.getAttribute('aria-label'))?.replaceAll(',', '')).toContain(today.replaceAll(',', ''));
      expect(await page.locator('button[data-state=unknown]').count()).toBe(0);
      expect(errors).toEqual([]);
      await page.close();
    });

    test('a wizard works under a strict content security policy with nonces', async () => {
      const { page, errors } = await open(`${site.url}strict`);
      await page.getByRole('radio', { name: 'A web shop' }).check();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('heading', { name: 'Which tier fits?' }).waitFor();
      expect(errors).toEqual([]);
      const attempt = page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p></p>'));
      await expect(attempt).rejects.toThrow('TrustedHTML');
      await page.close();
    });
  });

  describe('a form with a server action, whose fields hold their own state', () => {
    const defaults = [
      ['tier', 'foundation'],
      ['extra', 'photos'],
      ['path', 'template'],
      ['name', 'Ada'],
      ['message', 'Hello'],
      ['language', 'en'],
      ['terms', 'on'],
    ];
    const sent = (page: Page) => page.locator('output');

    test('sends what is shown, and shows what it would send after React has reset it', async () => {
      const { page, errors } = await newVisit(browser);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${site.url}order`);
      await settled(page);
      const first = await lookOf(page);
      expect(await entriesOf(page)).toEqual(defaults);

      await page.getByRole('radio', { name: 'Full System' }).check();
      await page.getByRole('checkbox', { name: 'Photos' }).uncheck();
      await page.getByRole('checkbox', { name: 'Texts' }).check();
      await page.getByRole('checkbox', { name: 'Rush' }).check();
      await page.getByRole('textbox', { name: 'Name' }).fill('Grace');
      await page.getByRole('textbox', { name: 'Message' }).fill('Bye');
      await page.getByRole('combobox', { name: 'Languages' }).fill('Iri');
      await page.getByRole('option', { name: 'Irish' }).click();
      await page.getByRole('button', { name: 'Remove English' }).click();
      await page.getByRole('checkbox', { name: 'Terms' }).uncheck();
      await page.getByRole('switch', { name: 'News' }).check();
      const changed = await entriesOf(page);
      expect(changed).toEqual([
        ['tier', 'full'],
        ['extra', 'texts'],
        ['path', 'template'],
        ['rush', 'yes'],
        ['name', 'Grace'],
        ['message', 'Bye'],
        ['language', 'ga'],
        ['news', 'on'],
      ]);
      expect(await lookOf(page)).not.toEqual(first);

      await page.getByRole('button', { name: 'Send' }).click();
      await sent(page).getByText('Grace').waitFor();
      expect(JSON.parse((await sent(page).textContent()) as string)).toEqual(changed);
      expect(await entriesOf(page)).toEqual(defaults);
      expect(await lookOf(page)).toEqual(first);

      await page.getByRole('button', { name: 'Send' }).click();
      await sent(page).getByText('Ada').waitFor();
      expect(JSON.parse((await sent(page).textContent()) as string)).toEqual(defaults);
      expect(errors).toEqual([]);
    });

    test('sends its defaults before its scripts have run', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${site.url}order`);
      await page.getByRole('button', { name: 'Send' }).click();
      await sent(page).getByText('Ada').waitFor();
      expect(JSON.parse((await sent(page).textContent()) as string)).toEqual(defaults);
    });
  });
});
