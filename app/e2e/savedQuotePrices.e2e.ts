import { ordersOf, rewriteQuote } from './database.ts';
import { DemoCheckout } from './demoCheckout.ts';
import { ann, QuickQuote } from './quickQuote.ts';
import { expire, lowerPlatformPrice, SavedQuotePage, saveQuote } from './savedQuotePage.ts';
import { expect, test } from './test.ts';

test.describe('a link a month later', () => {
  test('with a price changed in between, shows each line then and now, and charges the new price', async ({
    page,
    site,
  }) => {
    const token = await saveQuote(page.request);
    rewriteQuote(site, token, (row) => {
      expire(row);
      lowerPlatformPrice(200)(row);
    });
    const quotePage = new SavedQuotePage(page);
    await quotePage.open(token);
    await expect(quotePage.heading('This quote was valid until 4 February 2026')).toBeVisible();
    await expect(page.getByText('Today it costs €1,980 instead of €1,780.')).toBeVisible();
    const row = (name: string) => quotePage.changes.getByRole('row', { name });
    await expect(row('Platform, Full System').getByRole('cell')).toHaveText(['€1,400', '€1,600', '€200 more']);
    await expect(row('Platform, Full System')).toContainText('Middle of €1,200–€2,000');
    await expect(row('Trinity Core').getByRole('cell')).toHaveText(['€600', '€600', 'The same']);
    await expect(row('Total').getByRole('cell')).toHaveText(['€1,780', '€1,980', '€200 more']);
    await expect(quotePage.mail).toBeHidden();

    await page.getByRole('button', { name: 'Continue at €1,980' }).click();
    const review = new QuickQuote(page);
    await review.isAt('Review');
    await review.fillIn({ ...ann, email: 'late@example.ie' });
    await review.checkout.click();
    await new DemoCheckout(page).isShown('€396');
    expect(ordersOf(site, 'late@example.ie')).toMatchObject([{ total_cents: 198_000 }]);
  });

  test('says so if nothing has changed', async ({ page, site }) => {
    const token = await saveQuote(page.request);
    rewriteQuote(site, token, expire);
    const quotePage = new SavedQuotePage(page);
    await quotePage.open(token);
    await expect(page.getByText('Good news: it still costs €1,980 today.')).toBeVisible();
    await expect(quotePage.changes).toBeHidden();
  });
});

test.describe('while it is valid', () => {
  test('a higher price list changes nothing: the saved price is shown and charged', async ({ page, site }) => {
    const token = await saveQuote(page.request);
    rewriteQuote(site, token, lowerPlatformPrice(200));
    const quotePage = new SavedQuotePage(page);
    await quotePage.open(token);
    await expect(page.getByText('your price hasn’t: today it would cost €1,980, and you pay €1,780.')).toBeVisible();
    await quotePage.continue.click();
    const review = new QuickQuote(page);
    await expect(review.total).toHaveText('€1,780');
    await expect(review.amount('Deposit due today')).toHaveText('€356');
    await review.fillIn({ ...ann, email: 'honoured@example.ie' });
    await review.checkout.click();
    await new DemoCheckout(page).isShown('€356');
    expect(ordersOf(site, 'honoured@example.ie')).toMatchObject([{ total_cents: 178_000, deposit_cents: 35_600 }]);
  });

  test('if it expires during Review, the checkout says so and the summary shows today’s price', async ({
    page,
    site,
    problems,
  }) => {
    problems.expect(/409/);
    const token = await saveQuote(page.request);
    rewriteQuote(site, token, lowerPlatformPrice(200));
    const quotePage = new SavedQuotePage(page);
    await quotePage.open(token);
    await quotePage.continue.click();
    const review = new QuickQuote(page);
    await expect(review.total).toHaveText('€1,780');
    rewriteQuote(site, token, expire);
    await review.fillIn({ ...ann, email: 'too-late@example.ie' });
    await review.checkout.click();
    await expect(review.summary.getByText(/The amount due today is €396/)).toBeVisible();
    await expect(review.total).toHaveText('€1,980');
    await review.checkout.click();
    await new DemoCheckout(page).isShown('€396');
  });

  test('a lower price list applies', async ({ page, site }) => {
    const token = await saveQuote(page.request);
    rewriteQuote(site, token, lowerPlatformPrice(-300));
    const quotePage = new SavedQuotePage(page);
    await quotePage.open(token);
    await expect(quotePage.heading('It’s now cheaper: €1,980')).toBeVisible();
    await quotePage.continue.click();
    await expect(new QuickQuote(page).total).toHaveText('€1,980');
  });

  test('items no longer offered keep their lines, with a link to contact us', async ({ page, site }) => {
    const token = await saveQuote(page.request);
    rewriteQuote(site, token, (row) => {
      row.selection.tier = 'golden';
    });
    const quotePage = new SavedQuotePage(page);
    await quotePage.open(token);
    await expect(page.getByText(/no longer on our price list/)).toBeVisible();
    await expect(quotePage.summary).toContainText('€1,980');
    await expect(quotePage.continue).toBeHidden();
  });
});
