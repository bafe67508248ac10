import { ordersOf } from './database.ts';
import { DemoCheckout } from './demoCheckout.ts';
import { holdScripts } from './heldScripts.ts';
import { chooseByKeys, pressByKeys, tabTo } from './keyboard.ts';
import { Planner } from './planner.ts';
import { QuickQuote } from './quickQuote.ts';
import { expect, test } from './test.ts';
import { reloadTool } from './tool.ts';

const full = { platform: 'full' };

test.describe('from the first page to a paid deposit', () => {
  test('with a mouse', async ({ page, site }) => {
    const planner = new Planner(page);
    await planner.open();
    await planner.isAt(1, 'Industry');
    await planner.choose('Retail');
    await planner.isAt(2, 'Goals');
    await planner.card('Build Brand Identity').check();
    await planner.setBudget(5000);
    await planner.continue.click();
    await planner.isAt(3, 'Platform');
    await expect(planner.continue).toHaveText('Review & Proceed');
    await planner.choose('Full System');
    await planner.isAt(4, 'Industry solutions');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Industry-Specific Solutions: Retail');
    await planner.choose('Customer Relationship');
    await planner.isAt(5, 'Universal dashboards');
    await planner.choose('Financial Management');
    await planner.isAt(6, 'Choose Your Path');

    await expect(page.getByText('List total €4,450, before the 20% solution discount')).toBeVisible();
    await expect(planner.path('Custom Development')).toHaveAccessibleDescription(/Recommended.*over €4,000/s);
    await planner.path('Template Solution').check();
    await expect(planner.total).toHaveText('€2,670');
    await expect(planner.summary).toContainText('€801');

    await planner.name.fill('Ann Byrne');
    await planner.email.fill('plan-mouse@example.ie');
    await page.getByRole('button', { name: 'Get Template Solution' }).click();
    const payment = new DemoCheckout(page);
    await payment.isShown('€801');
    await payment.pay.click();
    await page.waitForURL(/\/checkout-success\?session_id=/);
    await expect(page.getByRole('main')).toContainText('€801');
    await expect.poll(() => ordersOf(site, 'plan-mouse@example.ie').map(({ status }) => status)).toEqual(['paid']);
    expect(ordersOf(site, 'plan-mouse@example.ie')[0]).toMatchObject({
      total_cents: 267_000,
      deposit_cents: 80_100,
      service_type: 'budget_plan',
    });
  });

  test('with a keyboard alone', async ({ page }) => {
    const planner = new Planner(page);
    await planner.open();
    await chooseByKeys(page, planner.card('Property'));
    await pressByKeys(page, planner.continue);
    await planner.isAt(2, 'Goals');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await tabTo(page, planner.card('Scale Your Business'));
    await page.keyboard.press('Space');
    await expect(planner.card('Scale Your Business')).toBeChecked();
    await tabTo(page, planner.slider);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(planner.slider).toHaveAttribute('aria-valuetext', '€1,500');
    await pressByKeys(page, planner.continue);

    await chooseByKeys(page, planner.card('Foundation'));
    await pressByKeys(page, planner.continue);
    await planner.isAt(4, 'Industry solutions');
    await pressByKeys(page, planner.continue);
    await planner.isAt(5, 'Universal dashboards');
    await pressByKeys(page, planner.continue);
    await planner.isAt(6, 'Choose Your Path');
    await chooseByKeys(page, planner.path('Hybrid Approach'));
    await tabTo(page, planner.name);
    await page.keyboard.type('Ann Byrne');
    await tabTo(page, planner.email);
    await page.keyboard.type('plan-keys@example.ie');
    await pressByKeys(page, page.getByRole('button', { name: 'Choose Hybrid Approach' }));
    // 30% of 80% of €800.
    await new DemoCheckout(page).isShown('€192');
  });

  test('Custom Development starts with the paid consultation, and includes the plan', async ({ page, site }) => {
    const planner = new Planner(page);
    await planner.openSaved(6, full);
    await planner.path('Custom Development').check();
    await expect(planner.summary).toContainText('Consultation, due today');
    await planner.name.fill('Ann Byrne');
    await planner.email.fill('plan-talk@example.ie');
    await page.getByRole('button', { name: 'Book Consultation (€83)' }).click();
    await new DemoCheckout(page).isShown('€83');
    await expect.poll(() => ordersOf(site, 'plan-talk@example.ie')).toHaveLength(1);
    expect(ordersOf(site, 'plan-talk@example.ie')[0]).toMatchObject({ deposit_cents: 8300 });
    expect(String(ordersOf(site, 'plan-talk@example.ie')[0]?.notes)).toMatch(
      /^CONSULTATION REQUEST\nPath: Custom Development\nPlatform: Full System\n/,
    );
  });

  test('returning from the payment keeps the plan and typed text', async ({ page }) => {
    const planner = new Planner(page);
    await planner.openSaved(6, { ...full, path: 'subscription' });
    await planner.name.fill('Ann Byrne');
    await planner.email.fill('plan-back@example.ie');
    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    await new DemoCheckout(page).isShown('€192');
    await page.goBack();
    await planner.isAt(6, 'Choose Your Path');
    await expect(planner.path('Subscription Model')).toBeChecked();
    await expect(planner.name).toHaveValue('Ann Byrne');
    await expect(planner.email).toHaveValue('plan-back@example.ie');
  });

  test('the cancel page links back to the plan', async ({ page }) => {
    const planner = new Planner(page);
    await planner.openSaved(6, { ...full, path: 'hybrid' });
    await planner.name.fill('Ann Byrne');
    await planner.email.fill('plan-cancel@example.ie');
    await page.getByRole('button', { name: 'Choose Hybrid Approach' }).click();
    const checkout = new DemoCheckout(page);
    await expect(checkout.cancel).toBeVisible();
    const release = await holdScripts(page);
    await checkout.cancel.click();
    const back = page.getByRole('link', { name: 'Back to your quote' });
    // Before its script runs the page doesn't know that it was the planner.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(back).toBeHidden();
    await release();
    await back.click();
    await planner.isAt(6, 'Choose Your Path');
    await expect(planner.name).toHaveValue('Ann Byrne');
  });

  test('the link to the quick quote carries over industry, goals and platform, and Undo removes them', async ({
    page,
  }) => {
    const planner = new Planner(page);
    await planner.openSaved(4, { ...full, goals: ['scale'] });
    await page.getByRole('main').getByRole('link', { name: 'Get a quick quote' }).click();
    const quote = new QuickQuote(page);
    await quote.choose('Website & Digital Platform');
    await expect(quote.card('Retail')).toBeChecked();
    const main = page.getByRole('main');
    await expect(main.getByText('We’ve filled in your industry, goals and platform')).toBeVisible();
    await expect(planner.notices).not.toContainText('filled in');
    await quote.continue.click();
    await expect(quote.card('Scale Your Business')).toBeChecked();
    await main.getByRole('button', { name: 'Undo' }).click();
    await expect(main.getByText('We’ve filled in')).toBeHidden();
    await quote.isAt('Industry');
    await expect(quote.card('Retail')).not.toBeChecked();
    await reloadTool(page);
    await quote.isAt('Industry');
    await expect(quote.card('Retail')).not.toBeChecked();
  });

  test('the plan is passed to the contact page, without personal data', async ({ page }) => {
    const planner = new Planner(page);
    await planner.openSaved(6, { ...full, path: 'hybrid' });
    await planner.name.fill('Ann Byrne');
    await page.getByRole('main').getByRole('link', { name: 'Send us this plan' }).click();
    await expect(page).toHaveURL(/\/contact-us\?plan=full\.hybrid$/);
    await expect(page.getByRole('main')).toContainText('Full System platform');
  });

  test('without name and e-mail the button says what is missing and focuses it', async ({ page }) => {
    const planner = new Planner(page);
    await planner.openSaved(6, { ...full, path: 'template' });
    await page.getByRole('button', { name: 'Get Template Solution' }).click({ force: true });
    await expect(page.getByText('Error: Please enter your name and email to proceed.')).toBeVisible();
    await expect(planner.name).toBeFocused();
  });
});
