import { outbox, rewriteQuote } from './database.ts';
import { QuickQuote } from './quickQuote.ts';
import { expire, lowerPlatformPrice, SavedQuotePage, saveQuote } from './savedQuotePage.ts';
import { expect, test } from './test.ts';
import { openTool } from './tool.ts';

test.describe('a link without a quote', () => {
  for (const [what, change] of [
    ['cut short', (token: string) => token.slice(0, 30)],
    ['forged', (token: string) => token.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))],
    ['made up', () => 'hello'],
  ] as const) {
    test(`${what}: shows not found, with a link`, async ({ page, problems }) => {
      problems.expect(/404/);
      const answer = await openTool(page, `/quote/${change(await saveQuote(page.request))}`);
      expect(answer?.status()).toBe(404);
      await expect(new SavedQuotePage(page).heading('We can’t find this quote')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Get a quick quote' }).click();
      await new QuickQuote(page).isAt('Solution Type');
    });
  }

  test('a retry works when the server did not respond', async ({ page, problems }) => {
    problems.expect(/ERR_FAILED|Failed to load/);
    const token = await saveQuote(page.request);
    let isAway = true;
    await page.route('**/api/quotes/*', (route) => (isAway ? route.abort() : route.continue()));
    const quotePage = new SavedQuotePage(page);
    await quotePage.open(token);
    await expect(quotePage.heading('We couldn’t open your quote')).toBeVisible();
    isAway = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(quotePage.heading(/^€1,980/)).toBeVisible();
  });
});

test('the secret URL is not sent to other sites', async ({ page }) => {
  const token = await saveQuote(page.request);
  const referrers: string[] = [];
  page.on('request', (request) => {
    const { referer } = request.headers();
    if (referer) referrers.push(referer);
  });
  const quotePage = new SavedQuotePage(page);
  await quotePage.open(token);
  await quotePage.copy.waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Quick quote' }).click();
  await new QuickQuote(page).isAt('Solution Type');
  expect(referrers.filter((referrer) => referrer.includes(token))).toEqual([]);
});

test('the e-mailed link opens the quote, and the response is the same for every address', async ({ page, site }) => {
  const quotePage = new SavedQuotePage(page);
  await quotePage.open(await saveQuote(page.request));
  await quotePage.mail.click();
  await quotePage.address.fill('not an address');
  await quotePage.send.click();
  await expect(quotePage.address).toHaveAccessibleDescription(/Please enter a valid email\./);
  await quotePage.address.fill('post@example.ie');
  await quotePage.send.click();
  await expect(page.getByText('It’s on its way, if the address is right.')).toBeVisible();
  const letters = async () => (await outbox(site)).filter(({ to }) => to.includes('post@example.ie'));
  await expect.poll(letters).toHaveLength(1);
  const [letter] = await letters();
  expect(letter?.text).toContain('Platform, Full System (Middle of €1,200–€2,000): €1,600');
  await page.goto(/http\S+\/quote\/[0-9a-f]+/.exec(letter?.text ?? '')?.[0] ?? '');
  await expect(quotePage.heading(/^€1,980/)).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is complete, valid or expired, and a forged link is not found', async ({ page, site, problems }) => {
    // Without scripts, preloads are blocked.
    problems.expect(/\.js csp|404/);
    const token = await saveQuote(page.request);
    await page.goto(`/quote/${token}`);
    // Found by element, because text locators skip noscript.
    const read = page.getByRole('main').locator('noscript');
    await expect(read.locator('h1')).toHaveText('Your quote');
    await expect(read.locator('p').first()).toContainText('These prices hold until');
    for (const words of ['Trinity Core', 'You pay the beta price of €600.', '€1,980', '€396']) {
      await expect(read.locator('table')).toContainText(words);
    }
    rewriteQuote(site, token, (row) => {
      expire(row);
      lowerPlatformPrice(200)(row);
    });
    await page.reload();
    await expect(read.locator('h2')).toHaveText('The same today');
    await expect(read.locator('table').last()).toContainText('€1,780€1,980');
    await page.goto(`/quote/${token.slice(2)}`);
    await expect(read.locator('h1')).toHaveText('We can’t find this quote');
    await expect(read.locator('h1')).toBeVisible();
  });
});
