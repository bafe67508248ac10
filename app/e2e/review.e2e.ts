import { Account, openAccount } from './account.ts';
import { shiftsOf, watchShifts } from './layoutShift.ts';
import { ann, QuoteBuilder } from './quoteBuilder.ts';
import { expect, test } from './test.ts';
import { loadedAhead, reloadTool } from './tool.ts';

test('choices deleted in the account are cleared in the wizard', async ({ page, site }) => {
  const customer = 'deleting@example.ie';
  await openAccount(page.request, site, customer);
  const account = new Account(page);
  await account.login(customer);
  const quote = new QuoteBuilder(page);
  await account.inHeader('Quick quote').click();
  await quote.choose('Complete Digital Transformation');
  await quote.choose('Retail');
  await quote.choose('Trinity Plus');
  await page.getByRole('banner').getByRole('link').first().click();
  await account.inHeader('Dashboard').click();
  await account.go('Your data');
  await page.getByRole('button', { name: 'Delete quote-builder', exact: true }).click();

  await account.inHeader('Quick quote').click();
  await quote.isAt('Solution Type');
  await expect(quote.total).toHaveText('from €200');
  for (const card of await page.getByRole('main').getByRole('radio').all()) await expect(card).not.toBeChecked();
  const stored = () => page.evaluate(() => [localStorage, sessionStorage].map((of) => of.getItem('quote-builder')));
  await reloadTool(page);
  await quote.isAt('Solution Type');
  expect(JSON.stringify(await stored())).not.toMatch(/retail|trinity/);
});

test.describe('the code of Review', () => {
  // It must not be in the cache.
  test.use({ ownContext: true });

  const offline = /Failed to (load resource|fetch dynamically)|ERR_INTERNET_DISCONNECTED|preload/;

  test('is preloaded before Review can be reached', async ({ page, context, problems }) => {
    problems.expect(offline);
    const quote = new QuoteBuilder(page);
    await quote.open('?solution=website');
    await loadedAhead(page);
    await context.setOffline(true);
    await quote.choose('Services');
    await quote.choose('Scale Your Business');
    await quote.choose('Premium');
    await quote.isAt('Review');
    await quote.fillIn(ann);
    await expect(quote.checkout).toBeEnabled();
  });

  test('shows an error and a retry when it fails to load, and keeps the choices', async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(offline);
    const quote = new QuoteBuilder(page);
    await quote.open();
    await context.setOffline(true);
    await quote.choose('Website & Digital Platform');
    await quote.choose('Services');
    await quote.choose('Scale Your Business');
    await quote.choose('Premium');
    await quote.isAt('Review');
    await expect(page.getByRole('alert')).toContainText('didn’t load');
    await expect(quote.total).toHaveText('€2,400');
    const again = page.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(page.getByRole('alert')).toContainText('didn’t load');
    await context.setOffline(false);
    await again.click();
    await quote.fillIn(ann);
    await expect(quote.checkout).toBeEnabled();
    await expect(quote.total).toHaveText('€2,400');
  });
});

test('the privacy policy opens in a new tab, and typed text stays', async ({ page, context }) => {
  const quote = new QuoteBuilder(page);
  await quote.openReview();
  await quote.fillIn(ann);
  const opened = context.waitForEvent('page');
  await page.getByRole('main').getByRole('link', { name: 'Privacy policy (opens in a new tab)' }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('What we store about you, and why.');
  await expect(quote.name).toHaveValue(ann.name);
});

test('every line of Review answers "Why this price?", by mouse and by keyboard', async ({ page }) => {
  const quote = new QuoteBuilder(page);
  await quote.openReview();
  const asks = quote.summary.locator('dl summary');
  for (const [at, [question, words]] of (
    [
      ['Why this price? Trinity Core', /You pay the beta price of €600\. The standard price is €4,500/],
      ['Why this price? Platform, Full System', /uses the middle, €1,600, as an estimate/],
      ['Why this discount? Bundle discount', /10% of €2,200 is €220/],
      ['Why this deposit? Deposit due today', /20% of €1,980 is €396/],
    ] as const
  ).entries()) {
    await expect(asks.nth(at)).toHaveAccessibleName(question);
    await expect(quote.summary.getByText(words)).toBeHidden();
    await asks.nth(at).focus();
    await page.keyboard.press('Enter');
    await expect(quote.summary.getByText(words)).toBeVisible();
    await asks.nth(at).click();
    await expect(quote.summary.getByText(words)).toBeHidden();
  }
});

for (const width of [390, 1440]) {
  test.describe(`Review at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('shows its summary first on a phone, folded, and doesn’t move after a reload', async ({ page }) => {
      await watchShifts(page);
      const quote = new QuoteBuilder(page);
      await quote.openReview();
      await quote.more.waitFor();
      const isPhone = width === 390;
      const line = quote.summary.getByText('Bundle discount');
      await expect(line).toBeVisible({ visible: !isPhone });
      const [summary, name] = await Promise.all([quote.summary.boundingBox(), quote.name.boundingBox()]);
      if (isPhone) expect(summary?.y).toBeLessThan(name?.y ?? 0);
      else expect(summary?.x).toBeGreaterThan(name?.x ?? 0);
      await expect(quote.total).toBeVisible();
      await reloadTool(page);
      await quote.more.waitFor();
      await loadedAhead(page);
      const shifts = await shiftsOf(page);
      expect(
        shifts.reduce((sum, { value }) => sum + value, 0),
        JSON.stringify(shifts),
      ).toBeLessThanOrEqual(0.005);
      if (!isPhone) return;
      await quote.summary.getByText('See each line').click();
      await expect(line).toBeVisible();
    });
  });
}
