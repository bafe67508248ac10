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

/** Checks what is shown: by axe, and that 320 pixels are wide enough. */
export async function checkScreen(page: Page, name: string): Promise<void> {
  softly(await findings(page), name).toEqual([]);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  // The screen may follow its new width a moment later.
  await softly.poll(() => overflow(page), `${name}, 320 pixels wide`).toEqual({ by: 0, what: [] });
  if (size) await page.setViewportSize(size);
}

/** Checks the contrasts in dark: nothing else depends on the colour scheme. */
export async function checkDark(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const found = await violationsOf(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });
  softly(found, `${name}, in dark`).toEqual([]);
}
