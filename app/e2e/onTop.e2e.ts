import type { Locator, Page } from '@playwright/test';
import { Booking } from './booking.ts';
import { DemoCheckout } from './demoCheckout.ts';
import { areOnTop, coverOf, overflow } from './layout.ts';
import { Planner } from './planner.ts';
import { ann, QuickQuote } from './quickQuote.ts';
import { expect, test } from './test.ts';

interface Place {
  open: (page: Page) => Promise<unknown>;
  /** Each of them must be on top. */
  controls: (page: Page) => Locator;
}

const main = (page: Page) => page.getByRole('main');

const places: Readonly<Record<string, Place>> = {
  'the actions of the success page': {
    open: async (page) => {
      const quote = new QuickQuote(page);
      await quote.openReview();
      await quote.fillIn({ ...ann, email: 'on.top@example.ie' });
      await quote.checkout.click();
      await new DemoCheckout(page).pay.click();
      await page.waitForURL(/\/checkout-success/);
      await expect(page.getByRole('region', { name: 'Your order' })).toBeVisible();
    },
    controls: (page) => main(page).locator('a:visible, button:visible'),
  },
  'the last step of the planner': {
    open: (page) => new Planner(page).openSaved(6, { platform: 'full', path: 'template' }),
    controls: (page) => main(page).locator('input:visible, button:visible'),
  },
  'the last step of the planner, before a path is chosen': {
    open: (page) => new Planner(page).openSaved(6, { platform: 'full' }),
    controls: (page) => main(page).locator('input:visible, button:visible'),
  },
  'the sliders of GARO': { open: (page) => page.goto('/trinity/garo'), controls: (page) => page.getByRole('slider') },
  'the slider of a commission': {
    open: (page) => page.goto('/service/marketing-pricing-displacement'),
    controls: (page) => page.getByRole('slider'),
  },
  'the cards of the start page': {
    open: (page) => page.goto('/start'),
    controls: (page) => main(page).getByRole('link'),
  },
  'the main link of the drawer': {
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Open menu' }).click();
    },
    controls: (page) => page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Book a consultation' }),
  },
};

for (const [what, { open, controls }] of Object.entries(places))
  test(`at 390 pixels nothing covers ${what}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    const all = controls(page);
    await expect(all.first()).toBeVisible();
    for (const control of await all.all())
      expect(await coverOf(control), (await control.textContent()) ?? '').toBeUndefined();
  });

test('on phones nothing covers the fields of Review, and the way to the time of a paid consultation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const quote = new QuickQuote(page);
  await quote.openReview();
  await quote.more.waitFor();
  const business = page.getByRole('checkbox', { name: 'I buy for my business' });
  await areOnTop(
    page,
    page.locator('summary', { hasText: 'Tell us more' }).or(business).or(quote.name).or(quote.email),
  );
  await business.check();
  await areOnTop(page, page.getByRole('textbox', { name: /^(Name of the business|VAT number|Street address|Town)/ }));
  await business.uncheck();
  await quote.fillIn({ ...ann, email: 'time.on.top@example.ie' });
  await quote.consultation.click();
  await new DemoCheckout(page).pay.click();
  await page.waitForURL(/\/checkout-success/);
  const booking = new Booking(page);
  await booking.nextFree.click();
  await booking.times.last().check();
  await areOnTop(
    page,
    page.getByRole('radio', { checked: true }).or(page.getByRole('button', { name: 'Book this time' })),
  );
});

test('on phones the bar of the planner leads to the first path, by key too', async ({ page }) => {
  const planner = new Planner(page);
  await planner.openSaved(6, { platform: 'full' });
  await planner.continue.waitFor();
  // In a low window the bar rises as the page is scrolled.
  await page.evaluate(() => scrollTo(0, 120));
  await areOnTop(page, planner.continue);
  await planner.continue.press('Enter');
  const first = page.getByRole('radio', { name: /^Template Solution/ });
  await expect(first).toBeFocused();
  await areOnTop(page, first);
  await first.press('Space');
  await areOnTop(page, page.getByRole('button', { name: 'Get Template Solution' }));
});

test('on a laptop no card of a path is over the bar that lies on it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const planner = new Planner(page);
  await planner.openSaved(6, { platform: 'full' });
  await expect(planner.continue).toBeVisible();
  expect(await coverOf(planner.continue)).toBeUndefined();
  await page.getByRole('radio', { name: /^Hybrid Approach/ }).press('Space');
  await page.evaluate(() => scrollTo(0, 0));
  const order = page.getByRole('button', { name: 'Choose Hybrid Approach' });
  await expect(order).toBeVisible();
  expect(await coverOf(order)).toBeUndefined();
});

test('on a laptop the header has the quick quote, without scrolling sideways', async ({ page }) => {
  for (const width of [969, 1100, 1250]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/');
    const quick = page.getByRole('banner').getByRole('link', { name: 'Quick quote' });
    await expect(quick).toBeVisible();
    expect(await coverOf(quick), String(width)).toBeUndefined();
    expect((await overflow(page)).by, String(width)).toBe(0);
  }
});

test('on phones nothing covers the ways to withdraw from a contract', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/privacy-policy');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from a contract' });
  await areOnTop(page, link);
  await link.click();
  await areOnTop(page, main(page).locator('input:visible, textarea:visible, button:visible'));
  await page.getByLabel('Your name').fill('Ann Example');
  await page.getByLabel('The reference of your order, from our e-mail').fill('0A1B2C3D');
  await page.getByLabel('The e-mail address where we confirm that we received it').fill('withdraw.on.top@example.ie');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm withdrawal' }).waitFor();
  await areOnTop(page, main(page).locator('a:visible, button:visible'));
});
