import { settled } from '../../../.ci/settled.mjs';
import { checkScreen } from '../axe.ts';
import { builtPages, isAlike } from '../builtPages.ts';
import { test } from '../test.ts';

test('axe finds nothing on the pages that are made like others', async ({ page }) => {
  test.slow();
  for (const path of builtPages.filter((path) => isAlike(path) && !path.startsWith('/user/')))
    await test.step(path, async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await settled(page);
      await checkScreen(page, path, true);
    });
});
