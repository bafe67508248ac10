import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { home } from '../workbench.ts';

/** What the look of a picture depends on beside the story: letters are drawn otherwise by each of them. */
export interface MadeWith {
  /** The major version. */
  chromium: string;
  platform: string;
  instrumentSans: string;
}

/** Where the pictures are kept. */
export const baselines = join(home, 'visual/baselines');
export const madeWithFile = 'made-with.json';
const file = join(baselines, madeWithFile);

export function madeHere(browser: Browser): MadeWith {
  const font = createRequire(import.meta.url)('@fontsource-variable/instrument-sans/package.json') as {
    version: string;
  };
  const [chromium = ''] = browser.version().split('.');
  return { chromium, platform: process.platform, instrumentSans: font.version };
}

/** What the kept pictures were made with, if there are any. */
export const madeBefore = (): MadeWith | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MadeWith) : undefined;

export function keepMadeWith(made: MadeWith): void {
  mkdirSync(baselines, { recursive: true });
  writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`);
}

export const sayMadeWith = ({ chromium, platform, instrumentSans }: MadeWith): string =>
  `Chromium ${chromium} on ${platform}, Instrument Sans ${instrumentSans}`;
