import { Booking } from './booking.ts';
import { address, Configurator } from './configurator.ts';
import { ordersOf, outbox } from './database.ts';
import { DemoCheckout } from './demoCheckout.ts';
import { chooseByKeys, pressByKeys, tabTo } from './keyboard.ts';
import { expect, test } from './test.ts';
import { ann } from './wizardPage.ts';

test.describe('paying', () => {
  test('paying the deposit stores the order and clears the cart', async ({ page, site }) => {
    const configurator = new Configurator(page);
    const email = 'package@example.ie';
    await configurator.openReview();
    await configurator.fillIn({ ...ann, email });
    await configurator.more.click();
    await configurator.keywords.fill('bread, cakes, bread');
    await configurator.notes.fill('We open in March.');
    await configurator.checkout.click();
    const payment = new DemoCheckout(page);
    await payment.isShown('€250');
    await payment.pay.click();
    await page.waitForURL(/\/checkout-success\?session_id=/);
    await expect(page.getByRole('heading', { name: 'Thank you. Your payment is in.' })).toBeVisible();
    await expect.poll(() => ordersOf(site, email).map(({ status }) => status)).toEqual(['paid']);
    const [order] = ordersOf(site, email);
    expect(order).toMatchObject({
      total_cents: 125_000,
      deposit_cents: 25_000,
      service_type: 'multiple_services',
      campaign_duration: '2-3 months',
      title: 'Premium Brand Identity + Growth Campaign',
    });
    expect(order?.notes).toContain('Additional notes: We open in March.');
    expect(order?.notes).toContain('Keywords: bread, cakes\n');
    await expect.poll(async () => (await outbox(site)).filter(({ to }) => to.includes(email))).toHaveLength(1);
    await configurator.open();
    await configurator.isAt('Services');
    await expect(configurator.total).toHaveText('from €200');
  });

  test('a consultation is paid in full, leads to the calendar, and keeps the package', async ({ page, site }) => {
    const configurator = new Configurator(page);
    const email = 'consulted@example.ie';
    await configurator.openReview();
    await configurator.fillIn({ ...ann, email });
    await configurator.consultation.click();
    const payment = new DemoCheckout(page);
    await payment.isShown('€83');
    await payment.pay.click();
    await page.waitForURL(/\/checkout-success\?session_id=/);
    const booking = new Booking(page);
    await booking.nextFree.click();
    await booking.times.last().check();
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(page.getByText('Your consultation is booked.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Move or cancel it' })).toBeVisible();
    expect(ordersOf(site, email)[0]).toMatchObject({
      total_cents: 8_300,
      deposit_cents: 8_300,
      service_type: 'consultation',
      campaign_duration: 'consultation',
      notes: expect.stringMatching(/^CONSULTATION REQUEST\n/),
    });
    await configurator.open();
    await configurator.isAt('Review');
    await expect(configurator.total).toHaveText('€1,250');
  });

  test('returning unpaid finds everything unchanged, typed text included', async ({ page }) => {
    const configurator = new Configurator(page);
    await configurator.openReview();
    await configurator.fillIn(ann);
    await configurator.checkout.click();
    const payment = new DemoCheckout(page);
    await payment.isShown('€250');
    await payment.cancel.click();
    await page.waitForURL(/\/checkout-cancel/);
    await page.getByRole('link', { name: 'Back to your quote' }).click();
    await configurator.isAt('Review');
    await expect(page).toHaveURL(new RegExp(address));
    await expect(configurator.total).toHaveText('€1,250');
    await expect(configurator.name).toHaveValue(ann.name);
    await expect(configurator.email).toHaveValue(ann.email);
  });

  test('works by keyboard alone', async ({ page, site }) => {
    const configurator = new Configurator(page);
    const email = 'configurator.keys@example.ie';
    await configurator.open();
    await tabTo(page, configurator.card('Brand Identity Package'));
    await page.keyboard.press('Space');
    await tabTo(page, configurator.card('Complete Digital Platform'));
    await page.keyboard.press('Space');
    await pressByKeys(page, configurator.continue);
    for (const [step, title] of [
      ['Industry', 'Services'],
      ['Brand Identity Package', 'Starter Brand Identity'],
      ['Platform Systems', 'GARO'],
      ['Platform Tier', 'Foundation'],
      ['Store Type', 'Yes, we have a store'],
    ] as const) {
      await configurator.isAt(step);
      await chooseByKeys(page, configurator.card(title));
      await pressByKeys(page, configurator.continue);
    }
    await configurator.isAt('Review');
    // 500 + 2,230 + 800 + 1,600.
    await expect(configurator.total).toHaveText('€5,130');
    await tabTo(page, configurator.name);
    await page.keyboard.type('Ann Byrne');
    await tabTo(page, configurator.email);
    await page.keyboard.type(email);
    await pressByKeys(page, configurator.checkout);
    const payment = new DemoCheckout(page);
    await payment.isShown('€1,026');
    await pressByKeys(page, payment.pay);
    await page.waitForURL(/\/checkout-success\?session_id=/);
    await expect.poll(() => ordersOf(site, email).map(({ status }) => status)).toEqual(['paid']);
  });
});
