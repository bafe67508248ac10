import { ordersOf, outbox } from './database.ts';
import { DemoCheckout } from './demoCheckout.ts';
import { pressByKeys, tabTo } from './keyboard.ts';
import { ann, QuickQuote } from './quickQuote.ts';
import { SavedQuotePage, saveQuote } from './savedQuotePage.ts';
import { expect, test } from './test.ts';
import { openTool } from './tool.ts';

test.describe('saving a quote', () => {
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
    await expect(page.getByRole('heading', { name: 'Your quote is saved' })).toBeVisible();
    const link = await quotePage.link.getAttribute('href');

    const phone = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 844 } });
    const there = await phone.newPage();
    problems.watch(there);
    await openTool(there, link ?? '');
    const opened = new SavedQuotePage(there);
    await expect(opened.heading(/^€1,980, until /)).toBeVisible();
    for (const words of ['€600', '€1,600', '−€220', '€1,980', '€396', '€1,584']) {
      await expect(opened.summary).toContainText(words);
    }
    await opened.continue.click();

    const review = new QuickQuote(there);
    await review.isAt('Review');
    await expect(review.total).toHaveText('€1,980');
    await review.fillIn({ ...ann, email: 'kept@example.ie' });
    await review.checkout.click();
    await new DemoCheckout(there).isShown('€396');
    expect(ordersOf(site, 'kept@example.ie')).toMatchObject([{ total_cents: 198_000, deposit_cents: 39_600 }]);
    await there.goBack();
    await review.back.click();
    await expect(review.card('Full System')).toBeChecked();
    await phone.close();
  });

  test('changing a choice offers saving again; reverting it shows the saved quote', async ({ page }) => {
    const quote = new QuickQuote(page);
    const quotePage = new SavedQuotePage(page);
    await quote.openReview();
    await quotePage.saveAtReview();
    await expect(quotePage.link).toBeVisible();
    await quote.back.click();
    await quote.choose('Premium');
    await expect(quotePage.save).toBeHidden();
    await quotePage.fold.click();
    await expect(quotePage.save).toBeVisible();
    await quote.back.click();
    await quote.choose('Full System');
    await expect(quotePage.link).toBeVisible();
  });

  test('the link is copied to the clipboard', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const token = await saveQuote(page.request);
    const quotePage = new SavedQuotePage(page);
    await quotePage.open(token);
    await quotePage.copy.click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/quote/${token}$`));
  });

  test('without access to the clipboard, the link is selected for the visitor to copy', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    const token = await saveQuote(page.request);
    const quotePage = new SavedQuotePage(page);
    await quotePage.open(token);
    await quotePage.copy.click();
    await expect(page.getByText('The link is selected. Please copy it.')).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()))).toMatch(new RegExp(`/quote/${token}$`));
  });

  for (const [width, colorScheme] of [
    [320, 'light'],
    [390, 'dark'],
  ] as const)
    test(`${width} pixels wide, the whole link is in view`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      const quotePage = new SavedQuotePage(page);
      await quotePage.open(await saveQuote(page.request));
      await quotePage.link.scrollIntoViewIfNeeded();
      const ends = await quotePage.link.evaluate((link) => {
        const box = link.parentElement?.getBoundingClientRect();
        const lines = [...link.getClientRects()];
        return { box: [box?.left ?? 0, box?.right ?? 0], lines: lines.map(({ left, right }) => [left, right]) };
      });
      for (const [left = 0, right = width] of ends.lines) {
        expect(left).toBeGreaterThanOrEqual(ends.box[0] ?? width);
        expect(right).toBeLessThanOrEqual(ends.box[1] ?? 0);
        expect(right).toBeLessThanOrEqual(width);
      }
    });

  test('a server error is shown, and a retry saves it once', async ({ page, problems }) => {
    problems.expect(/503/);
    const keys: (string | undefined)[] = [];
    await page.route('**/api/quotes', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      return route.fulfill({ status: 503, json: { message: 'We can’t reach our database right now.', code: 'x' } });
    });
    const quote = new QuickQuote(page);
    const quotePage = new SavedQuotePage(page);
    await quote.openReview();
    await quotePage.saveAtReview();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('We can’t reach our database right now.');
    await quotePage.save.click();
    await expect(quotePage.link).toBeVisible();
    expect(new Set(keys).size).toBe(1);
  });

  test('by keyboard alone: saved, e-mailed, and the focus is never lost', async ({ page, site }) => {
    const quote = new QuickQuote(page);
    const quotePage = new SavedQuotePage(page);
    await quote.openReview();
    await pressByKeys(page, quotePage.fold);
    await pressByKeys(page, quotePage.save);
    await expect(quotePage.link).toBeVisible();
    await expect(quotePage.copy).toBeFocused();
    await pressByKeys(page, quotePage.mail);
    await tabTo(page, quotePage.address);
    await page.keyboard.type('keyboard-kept@example.ie');
    await page.keyboard.press('Enter');
    await expect(page.getByText('It’s on its way')).toBeVisible();
    await expect
      .poll(async () => (await outbox(site)).filter(({ to }) => to.includes('keyboard-kept@example.ie')))
      .toHaveLength(1);
  });
});

test.describe('packages and plans can be saved too', () => {
  test('the package builder opens at Review', async ({ page }) => {
    const token = await saveQuote(page.request, {
      selection: {
        version: 1,
        wizard: 'configurator',
        services: ['brand-identity', 'ad-campaigns'],
        brand: 'premium',
        campaign: 'growth',
        trinity: null,
        systems: null,
        tier: null,
        hasPhysicalStore: null,
      },
      about: { industry: 'retail', goals: [], budget: null },
    });
    const quotePage = new SavedQuotePage(page);
    await quotePage.open(token);
    await expect(quotePage.heading(/^€1,250, until/)).toBeVisible();
    await quotePage.continue.click();
    await expect(page).toHaveURL(/\/quote-builder\?step=review$/);
    await expect(quotePage.summary.getByRole('status')).toHaveText('€1,250');
    await expect(page.getByRole('heading', { name: 'Your quote is saved' })).toBeVisible();
  });

  test('the planner opens at its last page', async ({ page }) => {
    const token = await saveQuote(page.request, {
      selection: {
        version: 1,
        wizard: 'planner',
        platform: 'full',
        solutions: ['solution:financial', 'solution:customers'],
        dashboards: [],
        path: 'template',
      },
      about: { industry: 'retail', goals: ['fees'], budget: 5000 },
    });
    const quotePage = new SavedQuotePage(page);
    await quotePage.open(token);
    await expect(quotePage.heading(/^€2,760, until/)).toBeVisible();
    await quotePage.continue.click();
    await expect(page).toHaveURL(/\/step6$/);
    await expect(page.getByRole('region', { name: 'Your plan' }).getByRole('status')).toHaveText('€2,760');
    await expect(page.getByRole('heading', { name: 'Your quote is saved' })).toBeVisible();
  });
});

test('Undo restores the visitor’s earlier choices', async ({ page }) => {
  const review = new QuickQuote(page);
  await review.open('?solution=website&tier=premium');
  await review.choose('Property');
  const token = await saveQuote(page.request);
  const quotePage = new SavedQuotePage(page);
  await quotePage.open(token);
  await quotePage.continue.click();
  await expect(review.total).toHaveText('€1,980');
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await expect(review.total).toHaveText('€2,400');
});
