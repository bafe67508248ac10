import { ordersOf, outbox, rewriteQuote } from './database.ts';
import { DemoCheckout } from './demoCheckout.ts';
import { pressByKeys, tabTo } from './keyboard.ts';
import { ann, QuoteBuilder } from './quoteBuilder.ts';
import { expire, lowerPlatformPrice, SavedQuotePage, saveQuote } from './savedQuotePage.ts';
import { expect, test } from './test.ts';
import { openTool } from './tool.ts';

test.describe('saving a quote', () => {
  test('its link opens the same Review on another device, where it can be bought', async ({
    page,
    site,
    browser,
    problems,
  }) => {
    const quote = new QuoteBuilder(page);
    const quotePage = new SavedQuotePage(page);
    await quote.openReview();
    await quotePage.save.click();
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
    await opened.goOn.click();

    const review = new QuoteBuilder(there);
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
    const quote = new QuoteBuilder(page);
    const quotePage = new SavedQuotePage(page);
    await quote.openReview();
    await quotePage.save.click();
    await expect(quotePage.link).toBeVisible();
    await quote.back.click();
    await quote.choose('Premium');
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

  test('a server error is shown, and a retry saves it once', async ({ page, problems }) => {
    problems.expect(/503/);
    const keys: (string | undefined)[] = [];
    await page.route('**/api/quotes', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      return route.fulfill({ status: 503, json: { message: 'We can’t reach our database at the moment.', code: 'x' } });
    });
    const quote = new QuoteBuilder(page);
    const quotePage = new SavedQuotePage(page);
    await quote.openReview();
    await quotePage.save.click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('We can’t reach our database at the moment.');
    await quotePage.save.click();
    await expect(quotePage.link).toBeVisible();
    expect(new Set(keys).size).toBe(1);
  });

  test('by keyboard alone: saved, e-mailed, and the focus is never lost', async ({ page, site }) => {
    const quote = new QuoteBuilder(page);
    const quotePage = new SavedQuotePage(page);
    await quote.openReview();
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
    await expect(quotePage.heading('This quote was valid until Wednesday 4 February 2026')).toBeVisible();
    await expect(page.getByText('Today it costs €1,980 instead of €1,780.')).toBeVisible();
    const row = (name: string) => quotePage.changes.getByRole('row', { name });
    await expect(row('Platform, Full System').getByRole('cell')).toHaveText(['€1,400', '€1,600', '€200 more']);
    await expect(row('Platform, Full System')).toContainText('Middle of €1,200–€2,000');
    await expect(row('Trinity Core').getByRole('cell')).toHaveText(['€600', '€600', 'The same']);
    await expect(row('Total').getByRole('cell')).toHaveText(['€1,780', '€1,980', '€200 more']);
    await expect(quotePage.mail).toBeHidden();

    await page.getByRole('button', { name: 'Continue at €1,980' }).click();
    const review = new QuoteBuilder(page);
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
    await quotePage.goOn.click();
    const review = new QuoteBuilder(page);
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
    await quotePage.goOn.click();
    const review = new QuoteBuilder(page);
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
    await quotePage.goOn.click();
    await expect(new QuoteBuilder(page).total).toHaveText('€1,980');
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
    await expect(quotePage.goOn).toBeHidden();
  });
});

test('Undo restores the visitor’s earlier choices', async ({ page }) => {
  const review = new QuoteBuilder(page);
  await review.open('?solution=website&tier=premium');
  await review.choose('Property');
  const token = await saveQuote(page.request);
  const quotePage = new SavedQuotePage(page);
  await quotePage.open(token);
  await quotePage.goOn.click();
  await expect(review.total).toHaveText('€1,980');
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await expect(review.total).toHaveText('€2,400');
});

test.describe('packages and plans can be saved too', () => {
  test('the configurator opens at Review', async ({ page }) => {
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
    await quotePage.goOn.click();
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
    await quotePage.goOn.click();
    await expect(page).toHaveURL(/\/step6$/);
    await expect(page.getByRole('region', { name: 'Your plan' }).getByRole('status')).toHaveText('€2,760');
    await expect(page.getByRole('heading', { name: 'Your quote is saved' })).toBeVisible();
  });
});

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
      await new QuoteBuilder(page).isAt('Solution Type');
    });
  }

  test('a retry works when the server did not respond', async ({ page, problems }) => {
    problems.expect(/ERR_FAILED|Failed to load/);
    const token = await saveQuote(page.request);
    let requests = 0;
    await page.route('**/api/quotes/*', (route) => {
      requests += 1;
      return requests === 1 ? route.abort() : route.continue();
    });
    const quotePage = new SavedQuotePage(page);
    await quotePage.open(token);
    await expect(quotePage.heading('We couldn’t open your quote')).toBeVisible();
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
  await new QuoteBuilder(page).isAt('Solution Type');
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
    const quote = new QuoteBuilder(page);
    const quotePage = new SavedQuotePage(page);
    await quote.openReview();
    await page.emulateMedia({ media: 'print' });
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

test('every line of Review answers "Why this price?", by mouse and by keyboard', async ({ page }) => {
  const quote = new QuoteBuilder(page);
  await quote.openReview();
  const asks = quote.summary.locator('summary');
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
