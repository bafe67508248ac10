import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import sirv from 'sirv';

export const home = dirname(fileURLToPath(import.meta.url));

const dist = join(home, 'dist');

export interface StoryRef {
  /** Ladle's id: "package-card--one-of". */
  id: string;
  /** The component of its file: "PackageCard". */
  component: string;
  /** The name of the export: "OneOf". */
  name: string;
}

/** The stories of the library in the built workbench, by file. */
export function storiesOfLibrary(): StoryRef[] {
  const { stories } = JSON.parse(readFileSync(join(dist, 'meta.json'), 'utf8')) as {
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

/** The folders of the library's components. */
export const componentsOfLibrary = (): string[] =>
  readdirSync(join(home, '../ui/src')).filter((name) => /^[A-Z]/.test(name));

/** Serves the built workbench on a free port. */
export async function serveWorkbench(): Promise<{ address: string; close: () => void }> {
  const server = createServer(sirv(dist, { single: true, etag: true }));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

/** Opens a story in the light scheme and waits until it is rendered, with its typeface. */
export async function openStory(page: Page, address: string, id: string, scheme = 'light'): Promise<void> {
  await page.goto(`${address}/?story=${id}&mode=preview&theme=${scheme}`);
  await waitForStory(page);
}

/** Waits until a story is rendered with its typeface. The stage is rendered before the story's code has loaded. */
export function waitForStory(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((next) => requestAnimationFrame(next));
    while (!document.querySelector('[data-stage] > *')) await nextFrame();
    await document.fonts.ready;
    await nextFrame();
    await nextFrame();
  });
}
