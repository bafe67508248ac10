import { ordersOf, outbox } from './database.ts';
import { DemoCheckout } from './demoCheckout.ts';
import { pressByKeys, tabTo } from './keyboard.ts';
import { SavedQuotePage, saveQuote } from './savedQuotePage.ts';
import { expect, test } from './test.ts';
import { openTool } from './tool.ts';
import { ann, QuickQuote } from './wizards.ts';

test('its link opens the same Review on another device, where it can be bought', async ({
  page,
  site,
  browser,
  problems,
}) => {
  const quote = new QuickQuote(page);
  const quotePage = new SavedQuotePage(page);
  await quote.openReview();
  await quotePage.saveAtReview();
  const link = await quotePage.link.getAttribute('href');

  const phone = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 844 } });
  const there = await phone.newPage();
  problems.watch(there);
  const referrers: string[] = [];
  there.on('request', (request) => referrers.push(request.headers().referer ?? ''));
  await openTool(there, link ?? '');
  const opened = new SavedQuotePage(there);
  await expect(opened.heading(/^€1,980, until /)).toBeVisible();
  for (const words of ['€600', '€1,600', '−€220', '€396', '€1,584']) await expect(opened.summary).toContainText(words);
  await opened.continue.click();
  const review = new QuickQuote(there);
  await review.isAt('Review');
  await expect(review.total).toHaveText('€1,980');
  await review.fillIn({ ...ann, email: 'kept@example.ie' });
  await review.checkout.click();
  await new DemoCheckout(there).isShown('€396');
  expect(ordersOf(site, 'kept@example.ie')).toMatchObject([{ total_cents: 198_000, deposit_cents: 39_600 }]);
  // The secret address is sent nowhere.
  expect(referrers.filter((referrer) => referrer.includes('/quote/'))).toEqual([]);
  await phone.close();
});

test('by keyboard alone: saved, e-mailed, and the focus is never lost; the e-mailed link opens it', async ({
  page,
  site,
}) => {
  const email = 'keyboard-kept@example.ie';
  const quote = new QuickQuote(page);
  const quotePage = new SavedQuotePage(page);
  await quote.openReview();
  await pressByKeys(page, quotePage.fold);
  await pressByKeys(page, quotePage.save);
  await expect(quotePage.link).toBeVisible();
  await expect(quotePage.copy).toBeFocused();
  await pressByKeys(page, quotePage.mail);
  await tabTo(page, quotePage.address);
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('It’s on its way')).toBeVisible();
  const letters = async () => (await outbox(site)).filter(({ to }) => to === email);
  await expect.poll(letters).toHaveLength(1);
  await page.goto(/http\S+\/quote\/[0-9a-f]+/.exec((await letters())[0]?.text ?? '')?.[0] ?? '');
  await expect(quotePage.heading(/^€1,980/)).toBeVisible();
});

test('the link is copied to the clipboard; without access to it, the link is selected', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const token = await saveQuote(page.request);
  const address = new RegExp(`/quote/${token}$`);
  const quotePage = new SavedQuotePage(page);
  await quotePage.open(token);
  await quotePage.copy.click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(address);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await quotePage.copy.click();
  await expect(page.getByText('The link is selected. Please copy it.')).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toMatch(address);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is complete, and a forged link is not found', async ({ page, problems }) => {
    // Without scripts, preloads are blocked.
    problems.expect(/\.js csp|404/);
    const token = await saveQuote(page.request);
    await page.goto(`/quote/${token}`);
    // Found by element, because text locators skip noscript.
    const read = page.getByRole('main').locator('noscript');
    await expect(read.locator('h1')).toHaveText('Your quote');
    for (const words of ['Trinity Core', '€1,980', '€396']) await expect(read.locator('table')).toContainText(words);
    const answer = await page.goto(`/quote/${token.slice(2)}`);
    expect(answer?.status()).toBe(404);
    await expect(read.locator('h1')).toHaveText('We can’t find this quote');
  });
});

test('a saved quote and every Review print the same A4 page, in dark mode too', async ({ page }) => {
  const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  const token = await saveQuote(page.request);
  const quotePage = new SavedQuotePage(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await quotePage.open(token);
  await quotePage.sheet.waitFor({ state: 'attached' });
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(pagesIn(pdf)).toBe(1);
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(quotePage.sheet).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(quotePage.copy).toBeHidden();
  for (const words of [token.slice(0, 8).toUpperCase(), 'Valid until', '€1,980', '€396', `/quote/${token}`])
    await expect(quotePage.sheet).toContainText(words);
  expect(await quotePage.sheet.evaluate((sheet) => getComputedStyle(sheet).color)).toBe('rgb(27, 18, 51)');

  await page.emulateMedia({ media: null });
  const quote = new QuickQuote(page);
  await quote.openReview();
  await expect(quotePage.fold).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(quotePage.sheet).toContainText('Prices of');
  await expect(quote.name).toBeHidden();
  expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
});
