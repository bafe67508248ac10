import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import sirv from 'sirv';
import { browserArgs, obtainBrowser } from '../.ci/browser.mjs';

export const home = dirname(fileURLToPath(import.meta.url));

export interface StoryRef {
  /** Ladle's name for it: "package-card--one-of". */
  id: string;
  /** What its file is about: "PackageCard". */
  component: string;
  /** The export it is: "OneOf". */
  name: string;
}

/** The stories of the library in the built workbench, in the order of the list at its side. */
export function storiesOfLibrary(): StoryRef[] {
  const { stories } = JSON.parse(readFileSync(join(home, 'dist/meta.json'), 'utf8')) as {
    stories: Record<string, { filePath: string; namedExport: string }>;
  };
  return Object.entries(stories)
    .filter(([, { filePath }]) => filePath.startsWith('../ui/'))
    .map(([id, { filePath, namedExport }]) => ({
      id,
      component: basename(filePath, '.stories.tsx'),
      name: namedExport,
    }));
}

export interface Workbench {
  browser: Browser;
  /** Where the built workbench is served. */
  address: string;
  close: () => Promise<void>;
}

/** Serves the built workbench and starts a browser to look at it. */
export async function openWorkbench(): Promise<Workbench> {
  const server = createServer(sirv(join(home, 'dist'), { single: true, etag: true }));
  const [browser] = await Promise.all([
    // Hinting and colour profile differ between machines; a picture of a story must not.
    chromium.launch({
      executablePath: await obtainBrowser((line) => console.error(line)),
      args: [...browserArgs, '--font-render-hinting=none', '--force-color-profile=srgb', '--disable-lcd-text'],
    }),
    new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)),
  ]);
  return {
    browser,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

/** Goes to a story and waits until it stands: drawn, with its typeface, and nothing on the move. */
export async function openStory(page: Page, address: string, id: string, scheme: 'light' | 'dark'): Promise<void> {
  await page.goto(`${address}/?story=${id}&mode=preview&theme=${scheme}`);
  await storyStands(page);
}

export async function storyStands(page: Page): Promise<void> {
  // The stage is drawn before the story's own code has come.
  await page.locator('[data-stage] > *').first().waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  });
}
