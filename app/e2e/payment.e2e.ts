import type { Page } from '@playwright/test';
import { settled } from '../../.ci/settled.mjs';
import { order } from '../server/testing/request.ts';
import { ordersOf } from './database.ts';
import { DemoCheckout } from './demoCheckout.ts';
import { expect, test } from './test.ts';
import { ann, QuickQuote } from './wizards.ts';

const notes = 'We open in March.\nPlease call before noon.';
const keywords = 'seafood, harbour, family';

/** Review with every field filled in. */
async function fillReview(page: Page, email: string): Promise<QuickQuote> {
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

async function isAllThere(quote: QuickQuote, email: string): Promise<void> {
  await quote.isAt('Review');
  await expect(quote.total).toHaveText('€1,980');
  await expect(quote.name).toHaveValue(ann.name);
  await expect(quote.email).toHaveValue(email);
  await expect(quote.keywords).toHaveValue(keywords);
  await expect(quote.notes).toHaveValue(notes);
  for (const name of [/Remove GARO/, /Remove Inventory/])
    await expect(quote.page.getByRole('main').getByRole('button', { name })).toBeVisible();
  await expect(quote.checkout).toBeEnabled();
  await expect(quote.checkout).toHaveText(/Proceed to Checkout/);
}

test('coming back unpaid, by Back or by cancelling, charges nothing and keeps everything filled in', async ({
  page,
  site,
}) => {
  const email = 'cancelled@example.ie';
  const quote = await fillReview(page, email);
  await quote.checkout.click();
  const payment = new DemoCheckout(page);
  await payment.isShown('€396');
  await page.goBack();
  await isAllThere(quote, email);
  await quote.checkout.click();
  await payment.isShown('€396');
  await payment.cancel.click();
  await page.waitForURL(/\/checkout-cancel/);
  await expect(page.getByRole('main')).toContainText(/nothing (was|has been) charged/i);
  await page.getByRole('main').getByRole('link', { name: 'Back to your quote' }).click();
  await isAllThere(quote, email);
  expect(ordersOf(site, email).filter(({ status }) => status === 'paid')).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an order is paid', async ({ page, site, problems }) => {
    // The scripts of the page after the payment.
    problems.expect(/\.js csp$/);
    const { body } = await order(site);
    await page.goto(String(body.url));
    await page.getByRole('button', { name: 'Pay €396' }).click();
    await page.waitForURL(/\/checkout-success\?session_id=/);
  });
});

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
