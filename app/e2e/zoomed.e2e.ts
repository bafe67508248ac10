import { DemoCheckout } from './demoCheckout.ts';
import { overflow } from './layout.ts';
import { atRest } from './motion.ts';
import { ann, QuickQuote } from './quickQuote.ts';
import { expect, test } from './test.ts';

test('at 400% zoom, from the landing page to a paid order', async ({ page }) => {
  // 1280 × 1024 at 400%, in CSS pixels.
  await page.setViewportSize({ width: 320, height: 256 });
  const quote = new QuickQuote(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Quick quote' }).filter({ visible: true }).first().click();
  await quote.choose('Complete Digital Transformation');
  await quote.choose('Restaurant');
  await quote.choose('Trinity Core');
  await quote.choose('Full System');
  await quote.isAt('Review');
  await quote.fillIn({ ...ann, email: 'zoomed@example.ie' });
  expect((await overflow(page)).by).toBe(0);
  await quote.checkout.click();
  const payment = new DemoCheckout(page);
  await payment.isShown('€396');
  await payment.pay.click();
  await expect(page.getByRole('heading', { name: 'Thank you. Your payment is in.' })).toBeVisible();
});

test('at 400% zoom no bar covers the focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const quote = new QuickQuote(page);
  await quote.open('?solution=website');
  await quote.isAt('Industry');
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab');
    await atRest(page);
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const points = [top + 2, (top + bottom) / 2, bottom - 2].map((y) =>
        document.elementFromPoint((left + right) / 2, y),
      );
      const seen = points.some((point) => point && (focused.contains(point) || point.contains(focused)));
      return seen ? null : focused.outerHTML.slice(0, 160);
    });
    expect(hidden).toBeNull();
  }
});
