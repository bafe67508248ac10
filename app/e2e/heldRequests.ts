import type { Page } from '@playwright/test';
import { settled } from '../../.ci/settled.mjs';

/** Delays all script requests; the returned function releases them. */
export const holdScripts = (page: Page) => holdRequests(page, '**/*.js');

/** Delays the requests of a pattern; the returned function releases them. */
export async function holdRequests(page: Page, pattern: string): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return () => {
    release();
    return settled(page);
  };
}
