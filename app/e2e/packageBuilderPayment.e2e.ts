import { Booking } from './booking.ts';
import { ordersOf, outbox } from './database.ts';
import { DemoCheckout } from './demoCheckout.ts';
import { chooseByKeys, pressByKeys, tabTo } from './keyboard.ts';
import { address, PackageBuilder } from './packageBuilder.ts';
import { expect, test } from './test.ts';
import { ann } from './wizardPage.ts';

test.describe('paying', () => {
  test('paying the deposit stores the order and clears the cart', async ({ page, site }) => {
    const packageBuilder = new PackageBuilder(page);
    const email = 'package@example.ie';
    await packageBuilder.openReview();
    await packageBuilder.fillIn({ ...ann, email });
    await packageBuilder.more.click();
    await packageBuilder.keywords.fill('bread, cakes, bread');
    await packageBuilder.notes.fill('We open in March.');
    await packageBuilder.checkout.click();
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
    await packageBuilder.open();
    await packageBuilder.isAt('Services');
    await expect(packageBuilder.total).toHaveText('from €200');
  });

  test('a consultation is paid in full, leads to the calendar, and keeps the package', async ({ page, site }) => {
    const packageBuilder = new PackageBuilder(page);
    const email = 'consulted@example.ie';
    await packageBuilder.openReview();
    await packageBuilder.fillIn({ ...ann, email });
    await packageBuilder.consultation.click();
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
    await packageBuilder.open();
    await packageBuilder.isAt('Review');
    await expect(packageBuilder.total).toHaveText('€1,250');
  });

  test('returning unpaid finds everything unchanged, typed text included', async ({ page }) => {
    const packageBuilder = new PackageBuilder(page);
    await packageBuilder.openReview();
    await packageBuilder.fillIn(ann);
    await packageBuilder.checkout.click();
    const payment = new DemoCheckout(page);
    await payment.isShown('€250');
    await payment.cancel.click();
    await page.waitForURL(/\/checkout-cancel/);
    await page.getByRole('link', { name: 'Back to your quote' }).click();
    await packageBuilder.isAt('Review');
    await expect(page).toHaveURL(new RegExp(address));
    await expect(packageBuilder.total).toHaveText('€1,250');
    await expect(packageBuilder.name).toHaveValue(ann.name);
    await expect(packageBuilder.email).toHaveValue(ann.email);
  });

  test('works by keyboard alone', async ({ page, site }) => {
    const packageBuilder = new PackageBuilder(page);
    const email = 'package.keys@example.ie';
    await packageBuilder.open();
    await tabTo(page, packageBuilder.card('Brand Identity Package'));
    await page.keyboard.press('Space');
    await tabTo(page, packageBuilder.card('Complete Digital Platform'));
    await page.keyboard.press('Space');
    await pressByKeys(page, packageBuilder.continue);
    for (const [step, title] of [
      ['Industry', 'Services'],
      ['Brand Identity Package', 'Starter Brand Identity'],
      ['Platform Systems', 'GARO'],
      ['Platform Tier', 'Foundation'],
      ['Store Type', 'Yes, we have a store'],
    ] as const) {
      await packageBuilder.isAt(step);
      await chooseByKeys(page, packageBuilder.card(title));
      await pressByKeys(page, packageBuilder.continue);
    }
    await packageBuilder.isAt('Review');
    // 500 + 2,230 + 800 + 1,600.
    await expect(packageBuilder.total).toHaveText('€5,130');
    await tabTo(page, packageBuilder.name);
    await page.keyboard.type('Ann Byrne');
    await tabTo(page, packageBuilder.email);
    await page.keyboard.type(email);
    await pressByKeys(page, packageBuilder.checkout);
    const payment = new DemoCheckout(page);
    await payment.isShown('€1,026');
    await pressByKeys(page, payment.pay);
    await page.waitForURL(/\/checkout-success\?session_id=/);
    await expect.poll(() => ordersOf(site, email).map(({ status }) => status)).toEqual(['paid']);
  });
});
