import type { Page } from '@playwright/test';
import { settled } from '../../.ci/settled.mjs';
import { checkScreen } from './axe.ts';
import type { Screen } from './screens.ts';
import { type Problems, test } from './test.ts';

/** Checks screens that are visited one after the other. */
export async function checkVisit(page: Page, problems: Problems, visit: readonly Screen[]): Promise<void> {
  for (const { name, reach, logs, on = { width: 1280, height: 900 } } of visit)
    await test.step(name, async () => {
      if (logs) problems.expect(logs);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize(on);
      await reach(page);
      await settled(page);
      await checkScreen(page, name);
    });
}

export const testVisit = (visit: readonly Screen[]) =>
  test(`screens: ${visit.map(({ name }) => name).join('; ')}`, ({ page, problems }) =>
    checkVisit(page, problems, visit));
