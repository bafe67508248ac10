import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { settled } from '../../.ci/settled.mjs';
import { node, type Served, serve } from './commands';
import { newVisit, startBrowser } from './visit';

const app = join(inject('apps'), 'tailwind');
const vite = join(app, 'node_modules/vite/bin/vite.js');
let browser: Browser;
let site: Served;

beforeAll(async () => {
  [browser] = await Promise.all([startBrowser(), node(vite, ['build'], { cwd: app, limit: 100 })]);
  site = await serve(vite, ['preview', '--strictPort', '--port'], { cwd: app });
});
afterAll(async () => {
  site?.stop();
  await browser?.close();
});

/** The page with these style sheets, loaded one after the other. */
async function open(sheets: string, width: number): Promise<Page> {
  const { page } = await newVisit(browser);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${site.url}?${sheets}`);
  await settled(page);
  await page.getByRole('button', { name: 'Placed by utilities' }).waitFor();
  return page;
}

const placed = (page: Page) => page.getByRole('button', { name: 'Placed by utilities' });

/** The position and computed colours of every element. */
async function seen(page: Page): Promise<string[]> {
  // Only the utilities may change it.
  await placed(page).evaluate((element) => element.remove());
  return page.evaluate(() =>
    [...document.querySelectorAll('#root *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const box = [style.borderWidth, style.borderRadius, style.boxShadow, style.opacity];
      const fill = [style.backgroundColor, style.backgroundImage];
      // Radio buttons and checkboxes have no text of their own.
      const text = element.matches('input') ? [] : [style.color, style.font, style.letterSpacing, style.textDecoration];
      return [element.tagName, x, y, width, height, ...box, ...fill, ...text].join(' ');
    }),
  );
}

test.each(['tailwind,ui', 'ui,tailwind'])('%s: Tailwind 4 doesn’t change the components', async (sheets) => {
  for (const width of [1280, 400]) {
    const [alone, beside] = await Promise.all([open('ui,inherited', width).then(seen), open(sheets, width).then(seen)]);
    expect(alone.length).toBeGreaterThan(100);
    expect(beside).toEqual(alone);
  }
});

test.each(['tailwind,ui', 'ui,tailwind'])('%s: Tailwind’s utilities win', async (sheets) => {
  const page = await open(sheets, 1280);
  const look = await placed(page).evaluate((element) => {
    const { marginTop, borderRadius, backgroundImage } = getComputedStyle(element);
    return { marginTop, borderRadius, backgroundImage };
  });
  expect(look).toMatchObject({ marginTop: '28px', borderRadius: '0px' });
  expect(look.backgroundImage).toContain('linear-gradient');
});
