import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { node } from './commands';
import { showsTheSeven } from './showcase';
import { newVisit, startBrowser, stylesOf, type Visit } from './visit';

const app = join(inject('apps'), 'node');
const sheet = (name: string) => readFileSync(join(app, `node_modules/@agency-site/ui/dist/${name}.css`), 'utf8');
const seven = ['BudgetBar', 'ConsentSwitch', 'OrderSummary', 'PackageCard', 'PathOption', 'SlotCalendar', 'StepShell'];

/** The differences of visible elements. */
const differences = (before: readonly string[], after: readonly string[]): string[] =>
  after.flatMap((style, at) => {
    const was = before[at]?.split(';') ?? [];
    if ([style, was.join(';')].every((one) => one.includes(';display:none;'))) return [];
    return style
      .split(';')
      .flatMap((one, index) => (one === was[index] ? [] : [`${at} ${was[0]?.slice(0, 30)}: ${was[index]} → ${one}`]));
  });

describe('plain Node', () => {
  let browser: Browser;
  let visit: Visit;
  let html: string;
  const draw = (page: Page, sheets: readonly string[]) => {
    const own = readFileSync(join(app, '../shared/brand.css'), 'utf8');
    return page.setContent(
      `<!doctype html><html lang="en"><style>${sheets.join('')}${own}</style><div id="page">${html}</div>`,
    );
  };

  beforeAll(async () => {
    html = await node('render.js', [], { cwd: app, limit: 30 });
    browser = await startBrowser();
    visit = await newVisit(browser);
    await draw(visit.page, [sheet('styles/index')]);
  });
  afterAll(() => browser.close());

  test('renders an HTML string without inline styles', () => {
    expect(html).toMatch(/^<div[^>]*>.*<\/div>$/s);
    expect(html).not.toMatch(/<style| style="/);
  });

  test("TypeScript finds the types with Node's module resolution", async () => {
    const tsc = join(app, 'node_modules/typescript/bin/tsc');
    await expect(node(tsc, ['--project', '.'], { cwd: app, limit: 100 })).resolves.toBe('');
  });

  showsTheSeven(() => visit.page);

  test('the style sheets of the components give the same styles as styles.css, in any order', async () => {
    const { page } = await newVisit(browser);
    const theme = sheet('styles/theme');
    const sheets = seven.map((name) => sheet(`components/${name}/${name}`));
    // An entry animation would be at a different point each time.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [1280, 400]) {
      await page.setViewportSize({ width, height: 900 });
      await draw(page, [sheet('styles/index')]);
      const whole = await stylesOf(page);
      expect(whole.length).toBeGreaterThan(100);
      for (const ordered of [
        [theme, ...sheets],
        [...sheets.toReversed(), theme],
      ]) {
        await draw(page, ordered);
        const changed = (await stylesOf(page)).filter((style, at) => style !== whole[at]);
        expect(changed.map((style) => style.slice(0, 40))).toEqual([]);
      }
    }
  });

  test("the unlayered style sheets withstand the page's own rules for elements", async () => {
    const { page } = await newVisit(browser);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const elements = readFileSync(join(app, '../shared/elements.css'), 'utf8');
    const theme = sheet('styles/theme');
    const parts = [theme, ...seven.map((name) => sheet(`unlayered/${name}`))];
    const boxes = async (sheets: readonly string[]) => {
      await draw(page, sheets);
      return stylesOf(page);
    };
    for (const width of [1280, 400]) {
      await page.setViewportSize({ width, height: 900 });
      const layered = await boxes([sheet('styles/index')]);
      for (const unlayered of [[sheet('unlayered/styles')], parts, parts.toReversed()]) {
        expect(await differences(layered, await boxes(unlayered))).toEqual([]);
        expect(await differences(layered, await boxes([...unlayered, elements]))).toEqual([]);
        expect(await differences(layered, await boxes([elements, ...unlayered]))).toEqual([]);
      }
      // A strict test: layered styles would lose against these rules.
      expect(await differences(layered, await boxes([sheet('styles/index'), elements]))).not.toEqual([]);
    }
  });

  test('the browser logs no errors or warnings', () => {
    expect(visit.errors).toEqual([]);
  });
});
