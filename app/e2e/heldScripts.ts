import type { Page } from '@playwright/test';

/** Holds back every script that the page asks for from now on; what is returned lets them come, to the last. */
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
    return page.waitForLoadState('networkidle');
  };
}
