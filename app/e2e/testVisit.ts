import type { Page } from '@playwright/test';
import { settled } from '../../.ci/settled.mjs';
import { checkScreen } from './axe.ts';
import { onDesk } from './deskPage.ts';
import { deskScreens, lengthen } from './deskScreens.ts';
import type { Screen } from './screens.ts';
import { type Problems, test } from './test.ts';

/** Checks screens that are visited one after the other. */
async function checkVisit(page: Page, problems: Problems, visit: readonly Screen[], check = checkScreen) {
  for (const { name, reach, logs, on = { width: 1280, height: 900 } } of visit)
    await test.step(name, async () => {
      if (logs) problems.expect(logs);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize(on);
      await reach(page);
      await settled(page);
      await check(page, name);
    });
}

export const testVisit = (visit: readonly Screen[], check = checkScreen) =>
  test(`screens: ${visit.map(({ name }) => name).join('; ')}`, ({ page, problems }) =>
    checkVisit(page, problems, visit, check));

export const testDeskScreens = (title: string, check = checkScreen) =>
  test.describe(() => {
    // The samples need a site that no other test has used.
    test.use({ settings: {}, ...onDesk });

    test(title, async ({ browser, page, site, problems }) => {
      test.slow();
      problems.expect(/40[0-9]/);
      await checkVisit(page, problems, await deskScreens(browser, site, lengthen), check);
    });
  });
