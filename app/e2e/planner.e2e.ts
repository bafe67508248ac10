import { ordersOf } from './database.ts';
import { DemoCheckout } from './demoCheckout.ts';
import { holdScripts } from './heldScripts.ts';
import { chooseByKeys, pressByKeys, tabTo } from './keyboard.ts';
import { Planner } from './planner.ts';
import { QuoteBuilder } from './quoteBuilder.ts';
import { expect, test } from './test.ts';
import { openTool, reloadTool } from './tool.ts';

const full = { platform: 'full' };
const two = ['solution:financial', 'solution:customers'];

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

  test('the link to the quick quote takes industry, goals and platform along, and Undo leaves them', async ({
    page,
  }) => {
    const planner = new Planner(page);
    await planner.openSaved(4, { ...full, goals: ['scale'] });
    await page.getByRole('main').getByRole('link', { name: 'Get a quick quote' }).click();
    const quote = new QuoteBuilder(page);
    await expect(planner.notices).toContainText('Your industry, goals and platform came along');
    await quote.choose('Website & Digital Platform');
    await expect(quote.card('Retail')).toBeChecked();
    await quote.continue.click();
    await expect(quote.card('Scale Your Business')).toBeChecked();
    await planner.notices.getByRole('button', { name: 'Undo' }).click();
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
    await expect(planner.summary.getByText('Error: Please enter your name and email to proceed.')).toBeVisible();
    await expect(planner.name).toBeFocused();
  });
});

test.describe('at the limits of the budget', () => {
  test('a plan exactly on budget can continue', async ({ page }) => {
    const planner = new Planner(page);
    await planner.openSaved(3, { budget: 4000, solutions: two });
    await planner.card('Full System').check();
    await expect(planner.budgetBar).toHaveAttribute('aria-valuetext', '€4,000 of €4,000');
    await expect(planner.continue).toBeEnabled();
    await planner.continue.click();
    // Nothing more fits: unchosen cards say so, and chosen ones can be removed.
    await planner.isAt(4, 'Industry solutions');
    await expect(planner.card('Inventory Management')).toBeDisabled();
    await expect(planner.card('Inventory Management')).toHaveAccessibleDescription(/Budget Exceeded/);
    await expect(page.getByText('Needs €1,200, and €0 of your budget remains.').first()).toBeVisible();
    await planner.card('Financial Management').uncheck();
    await expect(planner.card('Inventory Management')).toBeEnabled();
  });

  test('one euro over blocks the step, says by how much, and how to fix it', async ({ page }) => {
    const planner = new Planner(page);
    await planner.openSaved(3, { budget: 3999, solutions: two });
    await planner.card('Full System').check();
    await expect(planner.continue).toBeDisabled();
    await expect(planner.continue).toHaveAccessibleDescription('€1 over your budget');
    await planner.continue.click({ force: true });
    await expect(page.getByRole('alert')).toContainText('€1 over your budget');
    await expect(page.getByRole('button', { name: 'Take out Full System platform' })).toBeFocused();
    await planner.isAt(3, 'Platform');
    await page.getByRole('button', { name: 'Take out Customer Relationship solution' }).click();
    await expect(planner.budgetBar).toHaveAttribute('aria-valuetext', '€2,800 of €3,999');
    // The button has gone with its panel; the focus stays there.
    await expect(page.getByRole('group', { name: 'Your budget' })).toBeFocused();
    await expect(planner.continue).toBeEnabled();
  });

  test('a card one euro too expensive cannot be chosen, one that just fits can', async ({ page }) => {
    const planner = new Planner(page);
    await planner.openSaved(5, { budget: 2949, ...full });
    await expect(planner.card('Inventory Management')).toBeDisabled();
    await expect(page.getByText('Needs €1,350, and €1,349 of your budget remains.').first()).toBeVisible();
    await page.evaluate(() => sessionStorage.clear());
    const exact = new Planner(page);
    await exact.openSaved(5, { budget: 2950, ...full });
    await exact.card('Inventory Management').check();
    await expect(exact.budgetBar).toHaveAttribute('aria-valuetext', '€2,950 of €2,950');
    await expect(exact.card('Financial Management')).toBeDisabled();
    await expect(exact.continue).toBeEnabled();
  });

  test('lowering the budget removes nothing automatically, and every suggested fix works', async ({ page }) => {
    const planner = new Planner(page);
    await planner.openSaved(2, { ...full, solutions: two, dashboards: ['dashboard:financial'], budget: 6000 });
    await planner.setBudget(3000);
    await expect(planner.budgetBar).toHaveAttribute('aria-valuetext', '€5,350 of €3,000');
    await planner.continue.click();
    await planner.isAt(3, 'Platform');
    await expect(page.getByRole('heading', { name: 'Your plan is €2,350 over your budget' })).toBeVisible();
    await expect(planner.continue).toBeDisabled();
    await expect(planner.card('Full System')).toBeChecked();
    // Later pages redirect here too.
    await planner.open(5);
    await planner.isAt(3, 'Platform');
    await expect(page.getByText('This step comes first.')).toBeVisible();

    await page.getByRole('button', { name: 'Set my budget to €5,350' }).click();
    await expect(planner.budgetBar).toHaveAttribute('aria-valuetext', '€5,350 of €5,350');
    await planner.continue.click();
    await planner.isAt(4, 'Industry solutions');
    await expect(planner.card('Financial Management')).toBeChecked();
  });
});

test.describe('setting the budget', () => {
  test('by slider, keys or typing; a typed budget applies exactly and at once', async ({ page }) => {
    const planner = new Planner(page);
    await planner.openSaved(2, { budget: null, goals: [] });
    await expect(planner.continue).toHaveAccessibleDescription('Choose at least one goal to continue');
    await planner.card('Automate Operations').check();
    await expect(planner.continue).toHaveAccessibleDescription('Set your budget to continue');
    await planner.continue.click({ force: true });
    await expect(planner.slider).toBeFocused();
    await page.keyboard.press('End');
    await expect(planner.slider).toHaveAttribute('aria-valuetext', '€100,000');
    await page.keyboard.press('Home');
    await expect(planner.slider).toHaveAttribute('aria-valuetext', '€500');
    await planner.setBudget(10);
    await expect(page.getByRole('alert')).toContainText('The smallest budget the planner can work with is €500.');
    await expect(planner.continue).toHaveAccessibleDescription('Set your budget to continue');
    // Continue right after typing, without leaving the field first.
    await planner.amountField.fill('760');
    await expect(planner.budgetBar).toHaveAttribute('aria-valuetext', '€0 of €760');
    await planner.continue.click();
    await planner.isAt(3, 'Platform');
    await expect(planner.budgetBar).toHaveAttribute('aria-valuetext', '€0 of €760');
  });
});

test.describe('addresses', () => {
  for (const step of [2, 3, 4, 5, 6]) {
    test(`/step${step} opened directly leads to the first unfinished step, with a message`, async ({ page }) => {
      const planner = new Planner(page);
      await planner.open(step);
      await planner.isAt(1, 'Industry');
      await expect(
        page.getByText('This step comes first. The one you asked for opens once this is done.'),
      ).toBeVisible();
      await planner.choose('Services');
      await expect(page.getByText('This step comes first.')).toBeHidden();
    });
  }

  test('/step5 opens for a plan that reaches it', async ({ page }) => {
    const planner = new Planner(page);
    await planner.openSaved(5, full);
    await planner.isAt(5, 'Universal dashboards');
    await expect(page).toHaveTitle(/^Universal dashboards – Step 5 of 6 – Budget planner/);
  });

  test('Back and Forward go through the pages, finished steps are links, and answers stay', async ({ page }) => {
    const planner = new Planner(page);
    await planner.openSaved(3, { solutions: ['solution:customers'] });
    await planner.choose('Foundation');
    await planner.continue.click();
    await planner.isAt(5, 'Universal dashboards');
    await page.goBack();
    await planner.isAt(4, 'Industry solutions');
    await expect(planner.card('Customer Relationship')).toBeChecked();
    await page.goForward();
    await planner.isAt(5, 'Universal dashboards');
    const steps = page.getByRole('navigation', { name: 'Budget planner' });
    await steps.getByRole('button', { name: /Goals/ }).click();
    await planner.isAt(2, 'Goals');
    await expect(planner.card('Build Brand Identity')).toBeChecked();
    await page.goBack();
    await planner.isAt(5, 'Universal dashboards');
  });

  test('a link can contain a plan, and an invalid one does no harm', async ({ page }) => {
    const planner = new Planner(page);
    await openTool(page, '/step1?plan=full.solution:customers.hybrid');
    await planner.isAt(1, 'Industry');
    await expect(planner.total).toHaveText('€2,800');
    await openTool(page, '/step1?plan=%00.__proto__');
    await expect(planner.total).toHaveText('€2,800');
  });

  test('only the first page is indexed', async ({ request }) => {
    expect(await (await request.get('/step1')).text()).not.toContain('noindex');
    for (const step of [2, 3, 4, 5, 6]) {
      expect(await (await request.get(`/step${step}`)).text()).toContain('noindex');
    }
  });
});

test.describe('nothing is lost', () => {
  test('a reload keeps the plan, and nothing personal is saved', async ({ page }) => {
    const planner = new Planner(page);
    await planner.openSaved(6, { ...full, path: 'template' });
    await planner.name.fill('Ann Byrne');
    await planner.email.fill('secret@example.ie');
    const saved = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(saved).not.toMatch(/Ann|secret/);
    await reloadTool(page);
    await planner.isAt(6, 'Choose Your Path');
    await expect(planner.path('Template Solution')).toBeChecked();
    await expect(planner.name).toHaveValue('');
  });

  test('Start Over clears everything, and Undo restores it', async ({ page }) => {
    const planner = new Planner(page);
    await planner.openSaved(4, { ...full, solutions: ['solution:customers'] });
    await planner.startOver.click();
    await planner.isAt(1, 'Industry');
    await expect(planner.total).toHaveText('from €800');
    await expect(planner.notices.getByText('Selections have been reset.', { exact: true })).toBeVisible();
    await planner.notices.getByRole('button', { name: 'Undo' }).click();
    await planner.isAt(4, 'Industry solutions');
    await expect(planner.total).toHaveText('€2,800');
    await expect(planner.card('Customer Relationship')).toBeChecked();
  });

  for (const [what, record] of [
    ['that is not JSON', '{"currentStep": 3, "indus'],
    ['of the wrong kinds', '{"version":1,"currentStep":"four","goals":{"a":1},"budget":"much","solutions":7}'],
    ['of a later version', '{"version":99,"currentStep":2,"industry":"retail"}'],
  ] as const) {
    test(`a saved plan ${what} gives a fresh one`, async ({ page }) => {
      await page.addInitScript((text) => localStorage.setItem('budget-planner', text), record);
      const planner = new Planner(page);
      await planner.open();
      await expect(planner.total).toHaveText('from €800');
      await planner.choose('Retail');
      await planner.isAt(2, 'Goals');
    });
  }
});

test.describe('fit my budget', () => {
  test('shows three explained plans; one click applies one, and Undo restores the earlier plan', async ({ page }) => {
    const planner = new Planner(page);
    await planner.openSaved(2, { platform: 'foundation', dashboards: ['dashboard:inventory'] });
    await planner.fit.click();
    await expect(planner.plans).toHaveCount(3);
    const [best, second] = [planner.plans.nth(0), planner.plans.nth(1)];
    await expect(best).toContainText('Full System platform with Customer Relationship solution and Marketing & Sales');
    await expect(best).toContainText('Serves both of your goals');
    await expect(best).toContainText('€1,000 left');
    await expect(second).toContainText('€1,200 less, without Marketing & Sales solution');

    await best.getByRole('button', { name: 'Use this plan' }).click();
    await expect(planner.total).toHaveText('€4,000');
    await expect(best.getByRole('button', { name: 'This is your plan' })).toBeDisabled();
    await planner.notices.getByRole('button', { name: 'Undo' }).click();
    await expect(planner.total).toHaveText('€2,150');
    await expect(best.getByRole('button', { name: 'Use this plan' })).toBeEnabled();
  });

  test('says so when nothing fits, with the lowest price', async ({ page }) => {
    const planner = new Planner(page);
    await planner.openSaved(2, { goals: ['insights'], budget: 1500 });
    await planner.fit.click();
    await expect(
      page.getByText(/^Nothing for your goals fits into €1,500\. The least is .+, for €2,000\.$/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Set my budget to €2,000' }).click();
    await expect(planner.plans).toHaveCount(1);
  });

  test('helps when the plan is over budget', async ({ page }) => {
    const planner = new Planner(page);
    await planner.openSaved(3, { platform: 'premium', solutions: two, budget: 3000 });
    await planner.fit.click();
    await planner.plans.first().getByRole('button', { name: 'Use this plan' }).click();
    await expect(planner.continue).toBeEnabled();
    await expect(planner.card('Full System')).toBeChecked();
  });
});
