import type { Locator, Page } from '@playwright/test';
import { Booking } from './booking.ts';
import { ordersOf, outbox } from './database.ts';
import { DemoCheckout } from './demoCheckout.ts';
import { chooseByKeys, pressByKeys, tabTo } from './keyboard.ts';
import { overflow } from './layout.ts';
import { NewsletterBlock } from './newsletterBlock.ts';
import type { Site } from './site.ts';
import { expect, test } from './test.ts';
import { ann, PackageBuilder, QuickQuote } from './wizards.ts';

/** The receipt, once it was sent. */
async function receiptOf(site: Site, email: string): Promise<string> {
  const mine = async () => (await outbox(site)).filter(({ to }) => to.includes(email));
  await expect.poll(mine).toHaveLength(1);
  return (await mine())[0]?.text ?? '';
}

const isPaid = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Thank you. Your payment is in.' })).toBeVisible();

test('by keyboard alone from the landing page to a paid order, which clears the quote', async ({ page, site }) => {
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
    // Each step takes the focus; a key pressed before that is for the step before.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await quote.isAt('Review');
  await expect(quote.total).toHaveText('€1,980');
  await expect(quote.amount('Bundle discount')).toHaveText('−€220');
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
  await isPaid(page);
  await expect(page.getByRole('main')).toContainText('€1,980');
  // The confirmation page asks for nothing else.
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(new NewsletterBlock(page).block).toBeHidden();
  const [order] = ordersOf(site, email);
  expect(order).toMatchObject({ name: 'Ann Byrne', status: 'paid', total_cents: 198_000, deposit_cents: 39_600 });
  expect(order?.notes).toMatch(/systems: GARO/i);
  expect(await receiptOf(site, email)).toMatch(/€396.*€1,980/s);

  // Back past the payment page to Review, which is now empty.
  await page.goBack();
  await page.goBack();
  await quote.isAt('Solution Type');
  await expect(quote.heading).toBeVisible();
});

test.describe('on a phone, by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  /** Counts taps, except into fields: the keyboard moves from one field to the next. */
  const counter = () => {
    let count = 0;
    return {
      tap: (target: Locator) => {
        count += 1;
        return target.tap();
      },
      count: () => count,
    };
  };

  test('from the landing page: a personal price within 3 taps, paid within 8', async ({ page }) => {
    const { tap, count } = counter();
    await page.goto('/');
    const receipt = page.getByRole('form', { name: 'Your order so far' });
    await tap(receipt.locator('label', { hasText: 'Campaign' }));
    await expect(receipt).toContainText(/Total\s*€1,850/);
    expect(count()).toBeLessThanOrEqual(3);
    await tap(receipt.getByRole('button', { name: 'Continue with this' }));
    const wizard = new PackageBuilder(page);
    await wizard.isAt('Platform Systems');
    await tap(wizard.card('MCD'));
    for (const step of ['Platform Tier', 'Review']) {
      await tap(wizard.continue);
      await wizard.isAt(step);
    }
    await wizard.fillIn({ ...ann, email: `taps@${'long'.repeat(12)}.example` });
    await tap(wizard.checkout);
    await tap(new DemoCheckout(page).pay);
    await isPaid(page);
    expect(count()).toBeLessThanOrEqual(8);
    // What is paid and what happens next are in the first view.
    await expect(page.getByRole('main').getByText('€370', { exact: true }).first()).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'We write to you to agree when we start' })).toBeInViewport();
    const sent = page.getByRole('heading', { name: 'Your receipt is on its way' });
    expect(await sent.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  test('from the landing page: booked within 5 taps', async ({ page }) => {
    const { tap, count } = counter();
    await page.goto('/');
    await tap(page.getByRole('main').getByRole('link', { name: 'Book a free 30-minute consultation' }));
    const booking = new Booking(page);
    await tap(booking.nextFree);
    await tap(booking.times.first());
    await tap(booking.next);
    await booking.fillIn({ name: 'Ann Byrne', email: 'taps.caller@example.ie' });
    await tap(booking.confirm);
    await expect(booking.heading('Booking Confirmed!')).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Move or cancel this consultation' })).toBeInViewport();
    expect(count()).toBeLessThanOrEqual(5);
  });
});

test('at 400% zoom, from the landing page to the payment, and no bar covers the focus', async ({ page }) => {
  // 1280 × 1024 at 400%, in CSS pixels.
  await page.setViewportSize({ width: 320, height: 256 });
  const quote = new QuickQuote(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Quick quote' }).filter({ visible: true }).first().click();
  await quote.choose('Complete Digital Transformation');
  await quote.isAt('Industry');
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const points = [top + 2, (top + bottom) / 2, bottom - 2].map((y) =>
        document.elementFromPoint((left + right) / 2, y),
      );
      const isSeen = points.some((point) => point && (focused.contains(point) || point.contains(focused)));
      return isSeen ? null : focused.outerHTML.slice(0, 160);
    });
    expect(hidden).toBeNull();
  }
  await quote.openReview();
  await quote.fillIn(ann);
  expect((await overflow(page)).by).toBe(0);
  await quote.checkout.click();
  await new DemoCheckout(page).isShown('€396');
});
