import { ordersOf, outbox } from './database.ts';
import { DemoCheckout } from './demoCheckout.ts';
import { chooseByKeys, pressByKeys, tabTo } from './keyboard.ts';
import { NewsletterBlock } from './newsletterBlock.ts';
import { QuickQuote } from './quickQuote.ts';
import type { Site } from './site.ts';
import { expect, test } from './test.ts';

async function expectPaidOrder(site: Site, email: string): Promise<void> {
  await expect.poll(() => ordersOf(site, email).map(({ status }) => status)).toEqual(['paid']);
  const [order] = ordersOf(site, email);
  expect(order).toMatchObject({
    name: 'Ann Byrne',
    total_cents: 198_000,
    deposit_cents: 39_600,
    service_type: 'brand_identity_package',
    campaign_duration: '4-6 months',
  });
  expect(order?.title).toContain('Trinity Core');
  expect(order?.title).toContain('Full System');
  await expect.poll(async () => (await outbox(site)).filter(({ to }) => to.includes(email))).toHaveLength(1);
  const receipt = (await outbox(site)).find(({ to }) => to.includes(email));
  expect(receipt?.text).toContain('€396');
  expect(receipt?.text).toContain('€1,980');
}

test('by mouse from the landing page to a paid order', async ({ page, site }) => {
  const quote = new QuickQuote(page);
  const email = 'mouse@example.ie';
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Quick quote' }).click();

  await quote.isAt('Solution Type');
  await quote.choose('Complete Digital Transformation');
  await quote.isAt('Industry');
  await quote.choose('Restaurant');
  await quote.isAt('Trinity Package');
  await quote.choose('Trinity Core');
  await quote.isAt('Platform Tier');
  await quote.choose('Full System');
  await quote.isAt('Review');
  await expect(quote.total).toHaveText('€1,980');
  await expect(quote.amount('Deposit due today')).toHaveText('€396');
  await expect(quote.amount('Bundle discount')).toHaveText('−€220');

  await quote.fillIn({ name: 'Ann Byrne', email });
  await quote.checkout.click();
  const payment = new DemoCheckout(page);
  await payment.isShown('€396');
  await payment.pay.click();

  await page.waitForURL(/\/checkout-success\?session_id=/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText(/paid|thank/i);
  await expect(main).toContainText('€396');
  await expect(main).toContainText('€1,980');
  await expect(main).toContainText('Trinity Core');
  // The confirmation page asks for nothing else.
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(new NewsletterBlock(page).block).toBeHidden();
  await expectPaidOrder(site, email);
});

test('by keyboard alone from the landing page to a paid order', async ({ page, site }) => {
  const quote = new QuickQuote(page);
  const email = 'keyboard@example.ie';
  await page.goto('/');
  await pressByKeys(page, page.getByRole('banner').getByRole('link', { name: 'Quick quote' }));

  for (const [step, title] of [
    ['Solution Type', 'Complete Digital Transformation'],
    ['Industry', 'Hospitality'],
    ['Trinity Package', 'Trinity Core'],
    ['Platform Tier', 'Full System'],
  ] as const) {
    await quote.isAt(step);
    await chooseByKeys(page, quote.card(title));
    await pressByKeys(page, quote.continue);
  }

  await quote.isAt('Review');
  await expect(quote.total).toHaveText('€1,980');
  await tabTo(page, quote.name);
  await page.keyboard.type('Ann Byrne');
  await tabTo(page, quote.email);
  await page.keyboard.type(email);
  await pressByKeys(page, quote.more);
  await tabTo(page, quote.systems);
  await page.keyboard.type('gar');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await pressByKeys(page, quote.checkout);

  const payment = new DemoCheckout(page);
  await payment.isShown('€396');
  await pressByKeys(page, payment.pay);
  await page.waitForURL(/\/checkout-success\?session_id=/);
  await expect(page.getByRole('main')).toContainText('€396');
  await expectPaidOrder(site, email);
  expect(ordersOf(site, email)[0]?.notes).toMatch(/systems: GARO/i);
});

test('after payment the choices are cleared, and the next quote starts fresh', async ({ page }) => {
  const quote = new QuickQuote(page);
  await quote.openReview();
  await quote.fillIn({ name: 'Ann Byrne', email: 'again@example.ie' });
  await quote.checkout.click();
  await new DemoCheckout(page).pay.click();
  await page.waitForURL(/\/checkout-success/);
  await expect(page.getByRole('main')).toContainText('€396');

  // Back past the payment page to Review, which is now empty.
  await page.goBack();
  await page.goBack();
  await quote.isAt('Solution Type');
  await expect(quote.heading).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-restoring');

  await quote.open();
  await quote.isAt('Solution Type');
  await expect(quote.total).toHaveText('from €200');
});
