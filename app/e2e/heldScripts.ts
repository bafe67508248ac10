import type { Page } from '@playwright/test';
import { settled } from '../../.ci/settled.mjs';

/** Delays all script requests; the returned function releases them. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => {
    release();
    return settled(page);
  };
}
