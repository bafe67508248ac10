import { QuickQuote } from './quickQuote.ts';
import { SavedQuotePage, saveQuote } from './savedQuotePage.ts';
import { expect, test } from './test.ts';

test.describe('printed', () => {
  const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

  test('a saved quote fits on one A4 page, in dark and light mode', async ({ page }) => {
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
    for (const words of [
      'Trinity Works',
      token.slice(0, 8).toUpperCase(),
      'Valid until',
      'Trinity Core + Full System platform',
      'You pay the beta price of €600.',
      '€1,980',
      '€396',
      `/quote/${token}`,
    ]) {
      await expect(quotePage.sheet).toContainText(words);
    }
    const ink = await quotePage.sheet.evaluate((sheet) => getComputedStyle(sheet).color);
    expect(ink).toBe('rgb(27, 18, 51)');
  });

  test('every Review prints the same page, saved or not', async ({ page }) => {
    const quote = new QuickQuote(page);
    const quotePage = new SavedQuotePage(page);
    await quote.openReview();
    await expect(quotePage.fold).toBeVisible();
    await expect(quotePage.save).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(quotePage.sheet).toBeVisible();
    await expect(quotePage.sheet).toContainText('Prices of');
    await expect(quotePage.sheet).not.toContainText('Reference');
    await expect(quote.name).toBeHidden();
    expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  });

  test('a long plan takes a second page', async ({ page }) => {
    const all = ['financial', 'customers', 'employees', 'marketing', 'operations', 'inventory'];
    const token = await saveQuote(page.request, {
      selection: {
        version: 1,
        wizard: 'planner',
        platform: 'premium',
        solutions: all.map((topic) => `solution:${topic}`),
        dashboards: all.map((topic) => `dashboard:${topic}`),
        path: 'hybrid',
      },
      about: { industry: 'retail', goals: ['fees'], budget: 20000 },
    });
    const quotePage = new SavedQuotePage(page);
    await quotePage.open(token);
    await quotePage.sheet.waitFor({ state: 'attached' });
    expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBe(2);
  });
});
