import { onDesk } from './deskPage.ts';
import { startDesk } from './deskScreens.ts';
import { test } from './test.ts';
import { checkVisit } from './testVisit.ts';

test.use(onDesk);

test('screens of the desk', async ({ browser, page, problems }) => {
  test.slow();
  problems.expect(/40[0-9]/);
  const { site, screens } = await startDesk(browser);
  await checkVisit(page, problems, screens).finally(site.close);
});
