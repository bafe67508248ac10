import { ordersOf } from './database.ts';
import { DemoCheckout } from './demoCheckout.ts';
import { holdScripts } from './heldRequests.ts';
import { expect, test } from './test.ts';
import { ann, PackageBuilder, QuickQuote } from './wizards.ts';

test('choices made before hydration are kept', async ({ page }) => {
  const quote = new QuickQuote(page);
  const release = await holdScripts(page);
  await page.goto('/service/stepWizardPage', { waitUntil: 'commit' });
  await quote.card('Website & Digital Platform').check();
  await quote.card('Complete Digital Transformation').check();
  await release();
  await expect(quote.card('Complete Digital Transformation')).toBeChecked();
  await quote.continue.click();
  await quote.isAt('Industry');
});

test('a wizard works in a browser that forbids storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Storage is disabled', 'SecurityError');
        },
      });
  });
  const quote = new QuickQuote(page);
  await quote.open('?solution=both&trinity=trinity-core&tier=full');
  for (const title of ['Restaurant', 'Trinity Core', 'Full System']) await quote.choose(title);
  await quote.isAt('Review');
  await expect(quote.total).toHaveText('€1,980');
});

test('Back and Forward go through the steps, out of the wizard and in again; each step has the focus and a title', async ({
  page,
}) => {
  const quote = new QuickQuote(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Quick quote' }).click();
  await quote.choose('Complete Digital Transformation');
  await expect(page).toHaveTitle(/Industry.*Step 2 of 5/);
  await expect(quote.heading).toBeFocused();
  await quote.choose('Retail');
  await quote.choose('Trinity Plus');
  await quote.isAt('Platform Tier');
  await page.goBack();
  await quote.isAt('Trinity Package');
  await expect(quote.card('Trinity Plus')).toBeChecked();
  await page.goForward();
  await quote.isAt('Platform Tier');
  await quote.stepper.getByRole('button', { name: /Industry/ }).click();
  await quote.isAt('Industry');
  await quote.back.click();
  await quote.isAt('Solution Type');
  await quote.open();
  await quote.isAt('Solution Type');
  await expect(quote.card('Complete Digital Transformation')).toBeChecked();
});

test('Continue without a choice says so and focuses the choice, on every step of the fullest package, which is paid', async ({
  page,
  site,
}) => {
  const packageBuilder = new PackageBuilder(page);
  await packageBuilder.open();
  for (const choices of [
    ['Brand Identity Package', 'Digital Ad Campaigns', 'Trinity Business Systems', 'Complete Digital Platform'],
    ['Property'],
    ['Elite Brand Identity'],
    ['Starter Campaign'],
    ['Trinity Plus'],
    ['AED'],
    ['Premium'],
    ['No, only online'],
  ]) {
    await expect(packageBuilder.card(choices[0] ?? '')).toBeVisible();
    await expect(packageBuilder.continue).toBeDisabled();
    await packageBuilder.continue.click({ force: true });
    await expect(page.getByRole('alert')).toContainText(/^Choose .+ to continue/);
    const first = page.getByRole('main').getByRole('radio').or(page.getByRole('main').getByRole('checkbox')).first();
    await expect(first).toBeFocused();
    await packageBuilder.choose(...choices);
  }
  await packageBuilder.isAt('Review');
  // 1,000 + 350 + 2,994 + 230 + 2,400, and no store.
  await expect(packageBuilder.total).toHaveText('€6,974');
  for (const button of [packageBuilder.checkout, packageBuilder.consultation]) {
    await expect(button).toBeDisabled();
    // By keyboard: the notice of the first button covers the second one here.
    await button.press('Enter');
    await expect(packageBuilder.notices).toContainText('Error: Please enter your name and email to proceed.');
    await expect(packageBuilder.name).toBeFocused();
  }
  const email = 'package@example.ie';
  await packageBuilder.fillIn({ ...ann, email });
  await packageBuilder.checkout.click();
  const payment = new DemoCheckout(page);
  await payment.isShown('€1,394.80');
  await payment.pay.click();
  await expect(page.getByRole('heading', { name: 'Thank you. Your payment is in.' })).toBeVisible();
  expect(ordersOf(site, email)).toMatchObject([{ status: 'paid', total_cents: 697_400, deposit_cents: 139_480 }]);
});

test('the scroll-to-top button scrolls to the top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/trinity');
  const up = page.getByRole('button', { name: 'Scroll to top' });
  // It hides where it would cover a button.
  await expect(async () => {
    await page.mouse.wheel(0, 120);
    await expect(up).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [0] });
  await up.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
