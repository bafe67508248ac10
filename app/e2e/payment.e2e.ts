import type { Page, Route } from '@playwright/test';
import { settled } from '../../.ci/settled.mjs';
import { ordersOf } from './database.ts';
import { DemoCheckout } from './demoCheckout.ts';
import { ann, QuickQuote } from './quickQuote.ts';
import { startSite } from './site.ts';
import { expect, test } from './test.ts';
import { openTool } from './tool.ts';

const call = '**/api/create-checkout-session';
const notes = 'We open in March.\nPlease call before noon.';
const keywords = 'seafood, harbour, family';

/** Review with every field filled in. */
async function fillReview(page: Page, email = ann.email): Promise<QuickQuote> {
  const quote = new QuickQuote(page);
  await quote.openReview();
  await quote.fillIn({ name: ann.name, email });
  await quote.more.click();
  await quote.keywords.fill(keywords);
  await quote.notes.fill(notes);
  await quote.systems.fill('gar');
  await page.getByRole('option', { name: 'GARO' }).click();
  await quote.dashboards.fill('inventory');
  await page.getByRole('option', { name: /Inventory/ }).click();
  return quote;
}

async function isAllThere(quote: QuickQuote, email = ann.email): Promise<void> {
  await quote.isAt('Review');
  await expect(quote.total).toHaveText('€1,980');
  await expect(quote.name).toHaveValue(ann.name);
  await expect(quote.email).toHaveValue(email);
  await expect(quote.keywords).toHaveValue(keywords);
  await expect(quote.notes).toHaveValue(notes);
  const main = quote.page.getByRole('main');
  await expect(main.getByRole('button', { name: /Remove GARO/ })).toBeVisible();
  await expect(main.getByRole('button', { name: /Remove Inventory/ })).toBeVisible();
  await expect(quote.checkout).toBeEnabled();
  await expect(quote.checkout).toHaveText(/Proceed to Checkout/);
}

test.describe('with motion', () => {
  test.use({ ownContext: true, contextOptions: { reducedMotion: 'no-preference' } });

  test('no page from the order to the payment and the desk reports an error', async ({ page }) => {
    const quote = new QuickQuote(page);
    await quote.openReview();
    await quote.fillIn(ann);
    await quote.checkout.click();
    await new DemoCheckout(page).isShown('€396');
    // Chromium reports a transition that was aborted after the page has appeared.
    for (const path of ['/about-us', '/booking/plain', '/desk']) {
      await page.evaluate((to) => location.assign(to), path);
      await page.waitForURL(`**${path}*`);
      await page.waitForLoadState();
    }
    await settled(page);
  });
});

test.describe('coming back unpaid', () => {
  test('a cancelled payment charges nothing and keeps everything filled in', async ({ page, site }) => {
    const email = 'cancelled@example.ie';
    const quote = await fillReview(page, email);
    await quote.checkout.click();
    const payment = new DemoCheckout(page);
    await payment.isShown('€396');
    await payment.cancel.click();

    await page.waitForURL(/\/checkout-cancel/);
    await expect(page.getByRole('main')).toContainText(/nothing (was|has been) charged/i);
    await page.getByRole('main').getByRole('link', { name: 'Back to your quote' }).click();
    await isAllThere(quote, email);
    expect(ordersOf(site, email).filter(({ status }) => status === 'paid')).toEqual([]);
  });

  test('a declined card says so and keeps everything filled in', async ({ page, site }) => {
    const email = 'declined@example.ie';
    const quote = await fillReview(page, email);
    await quote.checkout.click();
    const payment = new DemoCheckout(page);
    await payment.isShown('€396');
    await payment.decline.click();
    await expect(page.getByRole('main')).toContainText(/declined/i);
    expect(ordersOf(site, email).filter(({ status }) => status === 'paid')).toEqual([]);

    await payment.cancel.click();
    await page.waitForURL(/\/checkout-cancel/);
    await page.getByRole('main').getByRole('link', { name: 'Back to your quote' }).click();
    await isAllThere(quote, email);
  });

  test('a payment can be retried after a declined card', async ({ page, site }) => {
    const email = 'second-card@example.ie';
    const quote = await fillReview(page, email);
    await quote.checkout.click();
    const payment = new DemoCheckout(page);
    await payment.decline.click();
    await payment.pay.click();
    await page.waitForURL(/\/checkout-success/);
    await expect(page.getByRole('main')).toContainText('€396');
    expect(ordersOf(site, email).map(({ status }) => status)).toEqual(['paid']);
    expect(ordersOf(site, email)[0]?.notes).toContain('seafood, harbour, family');
  });

  test('browser Back from the payment page keeps everything filled in, with no button processing', async ({ page }) => {
    const quote = await fillReview(page);
    await quote.checkout.click();
    await new DemoCheckout(page).isShown('€396');
    await page.goBack();
    await isAllThere(quote);
  });
});

test.describe('when checkout fails', () => {
  const failures: readonly {
    what: string;
    answer: (route: Route) => Promise<void>;
    says: string | RegExp;
    logs: RegExp;
  }[] = [
    {
      what: 'the server fails and says why',
      answer: (route) =>
        route.fulfill({ status: 503, json: { message: 'The order could not be stored', code: 'database' } }),
      says: 'Failed to create checkout session: The order could not be stored',
      logs: /503/,
    },
    {
      what: 'something before the server fails',
      answer: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
      says: 'Failed to create checkout session: HTTP 502: Bad Gateway',
      logs: /502/,
    },
    {
      what: 'the server answers 500 with nothing',
      answer: (route) => route.fulfill({ status: 500 }),
      says: 'Failed to create checkout session: HTTP 500: Internal Server Error',
      logs: /500/,
    },
    {
      what: 'the network is gone',
      answer: (route) => route.abort('internetdisconnected'),
      says: /^Failed to create checkout session: .{10,}/,
      logs: /ERR_INTERNET_DISCONNECTED/,
    },
  ];

  for (const { what, answer, says, logs } of failures) {
    test(`${what}: shown beside the button and in a toast for six seconds, and nothing is lost`, async ({
      page,
      problems,
    }) => {
      problems.expect(logs);
      await page.clock.install();
      const quote = await fillReview(page);
      await page.route(call, answer);
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
      await quote.checkout.click();
      // A hovered notice would stay.
      await page.mouse.move(0, 0);

      const toast = page.getByRole('region', { name: 'Notifications' }).getByText(says);
      await expect(toast).toBeVisible();
      await expect(quote.summary.getByText(says)).toBeVisible();
      await isAllThere(quote);
      await page.clock.runFor(5_500);
      await expect(toast).toBeVisible();
      await page.clock.runFor(1_000);
      await expect(toast).toBeHidden();
      await expect(quote.summary.getByText(says)).toBeVisible();

      await page.clock.resume();
      await page.unroute(call);
      await quote.checkout.click();
      await new DemoCheckout(page).isShown('€396');
    });
  }

  test('the server is down', async ({ page, problems }) => {
    problems.expect(/ERR_CONNECTION_REFUSED/);
    const own = await startSite();
    try {
      const quote = new QuickQuote(page);
      await openTool(page, `${own.url}/service/stepWizardPage?solution=website`);
      await quote.choose('Retail');
      await quote.choose('Scale Your Business');
      await quote.choose('Full System');
      await quote.fillIn(ann);
      await expect(quote.more).toBeVisible();
      await own.stop();
      await quote.checkout.click();
      await expect(quote.summary.getByText(/^Failed to create checkout session: /)).toBeVisible();
      await expect(quote.checkout).toBeEnabled();
      await expect(quote.name).toHaveValue(ann.name);
    } finally {
      await own.close();
    }
  });

  test('the button shows progress, and a second click sends nothing', async ({ page, site }) => {
    const email = 'twice@example.ie';
    const quote = await fillReview(page, email);
    let requests = 0;
    let answer: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(call, async (route) => {
      requests += 1;
      await held;
      await route.continue();
    });
    await quote.checkout.click();
    await expect(quote.checkout).toHaveText(/Processing\.\.\./);
    await expect(quote.checkout).toBeDisabled();
    await quote.checkout.click({ force: true });
    answer();
    await new DemoCheckout(page).isShown('€396');
    expect(requests).toBe(1);
    expect(ordersOf(site, email)).toHaveLength(1);
  });
});

test.describe('return pages', () => {
  test('an unknown session is not shown as paid', async ({ page, problems }) => {
    problems.expect(/404/);
    await page.goto('/checkout-success?session_id=cs_nobody_knows');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toContainText(/can’t find/i);
    await expect(main).not.toContainText('€');
  });

  test('nor is a missing session', async ({ page }) => {
    await page.goto('/checkout-success');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/can’t find/i);
  });

  test('the cancel page opened directly links to a quote', async ({ page }) => {
    await openTool(page, '/checkout-cancel');
    await expect(page.getByRole('main')).toContainText(/nothing (was|has been) charged/i);
    await page.getByRole('main').getByRole('link', { name: 'Back to your quote' }).click();
    await new QuickQuote(page).isAt('Solution Type');
  });

  test('on a phone, what is paid and what happens next are in the first view', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    const json = { status: 'paid', amount: 396, total: 1980, service: 'Trinity Core + Full System platform' };
    await page.route('**/api/checkout-session/*', (route) =>
      route.fulfill({ json: { ...json, reference: '0A1B2C3D', selection: { wizard: 'quote' } } }),
    );
    await page.goto('/checkout-success?session_id=cs_1');
    for (const text of ['€396', '0A1B2C3D']) {
      await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeInViewport();
    }
    const next = page.getByRole('heading', { name: 'We write to you to agree when we start' });
    await expect(next).toBeInViewport({ ratio: 1 });
  });

  test('an unknown payment page says so', async ({ page, problems }) => {
    problems.expect(/404/);
    const answer = await page.goto('/demo-checkout/nobody-knows');
    expect(answer?.status()).toBe(404);
  });
});
