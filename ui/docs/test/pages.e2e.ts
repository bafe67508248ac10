import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, hydrated, pages, test } from './site.ts';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/**
 * Rules that Starlight's own parts break: its search button shows its shortcut beside its name, and its code blocks are regions
 * without one.
 */
const off = { 'label-content-name-mismatch': { enabled: false }, 'landmark-unique': { enabled: false } };

const softly = expect.configure({ soft: true });

/** Findings of axe, a line each; `only` names one rule. */
const findings = (page: Page, only?: string) =>
  page.evaluate(
    async ({ only, off }) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(
        { exclude: 'iframe' },
        { selectors: false, ...(only ? { runOnly: { type: 'rule', values: [only] } } : { rules: off }) },
      );
      return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}, ${help}: ${html}`));
    },
    { only, off },
  );

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const path of pages)
  test(`${path} is accessible in both schemes, fits a phone, and asks no other host`, async ({ page, site }) => {
    const faults: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('request', (request) => !request.url().startsWith(site) && faults.push(request.url()));
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(site + path);
    await hydrated(page);
    await page.addScriptTag({ path: axe });
    // Starlight lets long lines of code be scrolled by keyboard once the page is idle.
    if (!path.startsWith('/examples/'))
      await softly.poll(() => findings(page), { message: 'light', timeout: 60_000 }).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await findings(page, 'color-contrast'), 'dark').toEqual([]);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await widthOf(page), `width at ${width} px`).toBe(width);
    }
    expect.soft(faults, 'console and requests').toEqual([]);
  });
