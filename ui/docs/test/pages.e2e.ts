import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { dist, expect, pages, test, windows } from './site.ts';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Findings of axe, a line each; `only` names one rule. */
const findings = (page: Page, only?: string) =>
  page.evaluate(async (only) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(
      { exclude: 'iframe' },
      { resultTypes: ['violations'], selectors: false, ...(only && { runOnly: { type: 'rule', values: [only] } }) },
    );
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}, ${help}: ${html}`));
  }, only);

/** Every live part in its final state: hydrated, or drawn alone in its window. */
async function hydrated(page: Page): Promise<void> {
  for (const part of await page.locator('[data-live]').all()) await part.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-live]:not([data-ready])')).toHaveCount(0);
}

for (const path of [...pages, '/404.html'])
  test(`${path} is accessible in both schemes, and fits 320 px`, async ({ page, site }) => {
    const logged: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && logged.push(message.text()));
    page.on('pageerror', (error) => logged.push(error.message));
    await page.goto(site + path);
    await hydrated(page);
    await page.addScriptTag({ path: axe });
    expect.soft(await findings(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await findings(page, 'color-contrast'), 'dark').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), 'width at 320 px').toBe(320);
    expect.soft(logged, 'console').toEqual([]);
  });

for (const path of windows)
  test(`${path} runs and fits 320 px`, async ({ page, site }) => {
    const logged: string[] = [];
    page.on('pageerror', (error) => logged.push(error.message));
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(site + path);
    await hydrated(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(logged).toEqual([]);
  });

/** The target of a link, as a file of the site and an id in it; undefined for other sites. */
function targetOf(from: string, href: string): { file: string; id: string } | undefined {
  const { origin, pathname, hash } = new URL(href, `http://site${from}`);
  if (origin !== 'http://site') return undefined;
  return { file: join(dist, pathname.endsWith('/') ? `${pathname}index.html` : pathname), id: hash.slice(1) };
}

test('no page has two headings with the same text', () => {
  const duplicates = pages.flatMap((path) => {
    const html = readFileSync(join(dist, path, 'index.html'), 'utf8');
    const headings = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, words = '']) =>
      words.replace(/<[^>]+>/g, ''),
    );
    return headings.filter((words, at) => headings.indexOf(words) !== at).map((words) => `${path}: ${words}`);
  });
  expect(duplicates).toEqual([]);
});

test('every link leads somewhere', () => {
  const lost = pages.flatMap((path) => {
    const html = readFileSync(join(dist, path, 'index.html'), 'utf8');
    return [...html.matchAll(/ (?:href|src)="([^"]+)"/g)]
      .map(([, href = '']) => href)
      .filter((href) => {
        const target = targetOf(path, href);
        if (!target) return false;
        return (
          !existsSync(target.file) || (target.id && !readFileSync(target.file, 'utf8').includes(` id="${target.id}"`))
        );
      })
      .map((href) => `${path}: ${href}`);
  });
  expect(lost).toEqual([]);
});
