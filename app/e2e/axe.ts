import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { atRest, overflow } from './layout.ts';
import { expect } from './test.ts';

declare global {
  var axe: typeof axeCore;
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Axe violations of a page, one line per element. */
export const findings = (page: Page) =>
  violationsOf(page, ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
/** Contrast violations only: nothing else depends on the colour scheme. */
const colourFindings = (page: Page) =>
  violationsOf(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });

async function violationsOf(page: Page, runOnly: NonNullable<axeCore.RunOptions['runOnly']>): Promise<string[]> {
  await atRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    const { violations } = await axe.run({ runOnly, resultTypes: ['violations'], preload: false });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id} (${help}): ${html}\n${failureSummary}`),
    );
  }, runOnly);
}

const softly = expect.configure({ soft: true });

/** Checks what is shown: by axe in light and in dark, where it may be on a desktop, and that 320 pixels are wide enough. */
export async function checkScreen(page: Page, name: string, isDarkWide = false): Promise<void> {
  softly(await findings(page), name).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  if (isDarkWide) await page.setViewportSize({ width: 1280, height: 900 });
  softly(await colourFindings(page), `${name}, in dark`).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  softly(await overflow(page), `${name}, 320 pixels wide`).toEqual({ by: 0, what: [] });
}
