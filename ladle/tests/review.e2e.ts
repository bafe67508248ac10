import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { brands } from '../brands.ts';
import { home, serveWorkbench } from '../workbench.ts';
import { test as base, expect } from './workbench.ts';

/*
 * The workbench as a designer meets it, with its tree and toolbar: at a desk and on a phone. Everything that is looked for has to
 * be in view and on top of whatever else is there.
 */

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const screens = { desk, phone };

const test = base.extend<object, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures it uses from the pattern.
    async ({}, use) => {
      const { address, close } = await serveWorkbench();
      await use(address);
      close();
    },
    { scope: 'worker' },
  ],
});

/** Opens the workbench, and waits for its story: a press before that can be lost. */
async function open(page: Page, address: string, query: string): Promise<void> {
  await page.goto(`${address}/?${query}`);
  await expect(page.locator('.ladle-main :is([data-stage], iframe)').first()).toBeVisible();
}

const start = 'story=forms--held-by-the-app';

/** Waits until the middle of an element, scrolled to, is in the window and nothing covers it. */
async function expectOnTop(thing: Locator): Promise<void> {
  await expect(thing).toBeVisible();
  const isOnTop = () =>
    thing.evaluate((element) => {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  // Six frames load the whole workbench each: on a busy machine that takes most of a minute.
  await expect.poll(isOnTop, { message: `${thing} is on top`, timeout: 90_000 }).toBe(true);
}

/** The elements that cover the visible part of the story's area. */
const coversOfStory = (page: Page) =>
  page.evaluate(() => {
    const place = document.querySelector('.ladle-main') as Element;
    const box = place.getBoundingClientRect();
    const seen = {
      left: Math.max(box.left, 0) + 1,
      right: Math.min(box.right, innerWidth) - 1,
      top: Math.max(box.top, 0) + 1,
      bottom: Math.min(box.bottom, innerHeight) - 1,
    };
    const shares = Array.from({ length: 21 }, (_, index) => index / 20);
    const found = new Set<string>();
    for (const x of shares)
      for (const y of shares) {
        const left = seen.left + x * (seen.right - seen.left);
        const top = seen.top + y * (seen.bottom - seen.top);
        const hit = document.elementFromPoint(left, top);
        if (!place.contains(hit)) found.add(hit?.className || String(hit?.localName));
      }
    return [...found];
  });

const tool = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('button', { name });
const tools = [/controls/, /Switch to dark/, /fullscreen/, /viewport/, /right to left/, /source code/, /accessibility/];

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`at a ${screen}`, () => {
    test.use({ viewport, permissions: ['clipboard-read', 'clipboard-write'] });

    test('everything is where it belongs', async ({ page, address }) => {
      await open(page, address, start);
      await expectOnTop(page.getByRole('textbox', { name: 'Search stories' }));
      for (const name of tools) await expectOnTop(tool(page, name));
      await page.evaluate(() => scrollTo(0, 0));
      expect(await coversOfStory(page)).toEqual([]);
    });

    test('a story is found in the tree, and opened', async ({ page, address }) => {
      await open(page, address, '');
      await page.getByRole('textbox', { name: 'Search stories' }).fill('not avail');
      const found = page.getByRole('link', { name: 'Not available' });
      await expectOnTop(found.first());
      await found.first().click();
      await expectOnTop(page.getByRole('radio', { name: /Full System/ }).locator('..'));
    });

    test('a story is shown in every brand at once', { tag: '@release' }, async ({ page, address }) => {
      await open(page, address, 'story=package-card--one-chosen&arg-sideBySide=Every%20brand');
      const paints = new Set<string>();
      for (const brand of brands)
        for (const scheme of ['light', 'dark']) {
          const frame = page.getByTitle(`${brand}, ${scheme}`);
          await expectOnTop(frame);
          const stage = frame.contentFrame().locator('[data-stage]');
          const chosen = stage.getByText('Full System', { exact: true });
          await expect(chosen).toBeVisible();
          const look = (element: Element) =>
            getComputedStyle(element).color + getComputedStyle(element).backgroundColor;
          paints.add(await stage.evaluate(look));
          // All of the story shows.
          const height = await stage.evaluate((element) => element.getBoundingClientRect().height);
          await expect.poll(async () => Math.abs(((await frame.boundingBox())?.height ?? 0) - height)).toBeLessThan(2);
        }
      expect(paints.size).toBe(brands.length * 2);
      expect(await coversOfStory(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    });

    test('the source is shown, and copied', async ({ page, address }) => {
      await open(page, address, 'story=order-summary--with-discount');
      await tool(page, /source code/).click();
      const panel = page.getByRole('dialog');
      await expect(panel).toContainText("from '@agency-site/ui/OrderSummary'");
      const copy = panel.getByRole('button', { name: 'Copy' });
      await expectOnTop(copy);
      await copy.click();
      const status = panel.getByRole('status');
      await expect(status).toHaveText('Copied');
      await expectOnTop(status);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        readFileSync(join(home, '../ui/src/OrderSummary/OrderSummary.stories.tsx'), 'utf8'),
      );
    });
  });
}

test('a brand stays chosen from story to story', async ({ page, address }) => {
  await page.setViewportSize(desk);
  await open(page, address, 'story=package-card--one-chosen');
  await tool(page, /controls/).click();
  await page.getByLabel('Tidewater').check();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Not available' }).click();
  await expect(page).toHaveURL(/story=package-card--not-available/);
  await expect(page).toHaveURL(/arg-brand=Tidewater/);
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'Tidewater');
});

test('a story says what to look at, leads to its documentation, and its props can be changed', async ({
  page,
  address,
}) => {
  await page.setViewportSize(desk);
  await open(page, address, 'story=package-card--playground');
  await expectOnTop(page.getByText('Change its texts and states in the controls.'));
  await expect(page.getByRole('link', { name: 'Documentation' })).toHaveAttribute(
    'href',
    /\/components\/package-card\/$/,
  );
  await tool(page, /controls/).click();
  await page.getByLabel('title', { exact: true }).fill('Full System Plus');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', { name: /Full System Plus/ })).toBeVisible();
});
