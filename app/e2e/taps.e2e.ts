import type { Locator } from '@playwright/test';
import { Booking } from './booking.ts';
import { DemoCheckout } from './demoCheckout.ts';
import { ann, QuickQuote } from './quickQuote.ts';
import { expect, test } from './test.ts';

/** Counts taps on a phone, except into fields: the keyboard moves from one field to the next. */
class Taps {
  count = 0;

  async on(target: Locator): Promise<void> {
    this.count += 1;
    await target.tap();
  }
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('from the landing page: a personal price within 4 taps, paid within 8', async ({ page }) => {
  const taps = new Taps();
  await page.goto('/');
  const card = page.getByRole('form', { name: 'Try a quote' });
  await taps.on(card.locator('label', { hasText: 'Premium' }));
  await expect(card).toContainText(/Total\s*€2,700/);
  expect(taps.count).toBeLessThanOrEqual(4);

  await taps.on(card.getByRole('button', { name: 'Continue with this' }));
  const quote = new QuickQuote(page);
  await quote.isAt('Industry');
  await taps.on(quote.card('Restaurant'));
  for (const step of ['Trinity Package', 'Platform Tier', 'Review']) {
    await taps.on(quote.continue);
    await quote.isAt(step);
  }
  await quote.fillIn({ ...ann, email: 'taps@example.ie' });
  await taps.on(quote.checkout);
  await taps.on(new DemoCheckout(page).pay);
  await page.waitForURL(/\/checkout-success/);
  expect(taps.count).toBeLessThanOrEqual(8);
});

test('from the landing page: booked within 5 taps', async ({ page }) => {
  const taps = new Taps();
  await page.goto('/');
  await taps.on(page.getByRole('main').getByRole('link', { name: 'Book a free 30-minute call' }));
  const booking = new Booking(page);
  await taps.on(booking.nextFree);
  await taps.on(booking.times.first());
  await taps.on(booking.next);
  await expect(booking.heading('Confirm Your Booking')).toBeVisible();
  await booking.name.fill('Ann Byrne');
  await booking.email.fill('taps.caller@example.ie');
  await taps.on(booking.confirm);
  await expect(booking.heading('Booking Confirmed!')).toBeVisible();
  expect(taps.count).toBeLessThanOrEqual(5);
});
