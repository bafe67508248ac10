import { ordersOf } from './database.ts';
import { DemoCheckout } from './demoCheckout.ts';
import { holdScripts } from './heldRequests.ts';
import { chooseByKeys, pressByKeys, tabTo } from './keyboard.ts';
import { expect, test } from './test.ts';
import { Planner } from './wizards.ts';

test('with a keyboard alone, slider included, to a paid deposit; the cancel page leads back to the plan', async ({
  page,
  site,
}) => {
  const planner = new Planner(page);
  const email = 'plan-keys@example.ie';
  await planner.open(6);
  await expect(page.getByText('This step comes first.')).toBeVisible();
  await chooseByKeys(page, planner.card('Property'));
  await pressByKeys(page, planner.continue);
  await planner.isAt('Goals');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, planner.card('Scale Your Business'));
  await page.keyboard.press('Space');
  await tabTo(page, planner.slider);
  for (const [key, amount] of [
    ['End', '€100,000'],
    ['Home', '€500'],
    ['ArrowRight', /./],
    ['ArrowRight', '€1,500'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(planner.slider).toHaveAttribute('aria-valuetext', amount);
  }
  await pressByKeys(page, planner.continue);
  await chooseByKeys(page, planner.card('Foundation'));
  for (const step of [4, 5, 6]) {
    await pressByKeys(page, planner.continue);
    await expect(page).toHaveURL(new RegExp(`/step${step}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await chooseByKeys(page, planner.card('Hybrid Approach'));
  await tabTo(page, planner.name);
  await page.keyboard.type('Ann Byrne');
  await tabTo(page, planner.email);
  await page.keyboard.type(email);
  await pressByKeys(page, page.getByRole('button', { name: 'Choose Hybrid Approach' }));
  // 30% of 80% of €800.
  const checkout = new DemoCheckout(page);
  await checkout.isShown('€192');

  const release = await holdScripts(page);
  await checkout.cancel.click();
  const back = page.getByRole('link', { name: 'Back to your quote' });
  // Before its script runs the page doesn't know that it was the planner.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(back).toBeHidden();
  await release();
  await back.click();
  await planner.isAt('Choose Your Path');
  await expect(planner.name).toHaveValue('Ann Byrne');
  await page.getByRole('button', { name: 'Choose Hybrid Approach' }).click();
  await checkout.pay.click();
  await page.waitForURL(/\/checkout-success\?session_id=/);
  await expect(page.getByRole('main')).toContainText('€192');
  const paid = ordersOf(site, email).filter(({ status }) => status === 'paid');
  expect(paid).toMatchObject([{ total_cents: 64_000, deposit_cents: 19_200 }]);
});

test('one euro over budget blocks the step, says by how much and how to fix it, and the focus is never lost', async ({
  page,
}) => {
  const planner = new Planner(page);
  await planner.openSaved(3, { budget: 3999, solutions: ['solution:financial', 'solution:customers'] });
  await planner.card('Full System').check();
  await expect(planner.continue).toHaveAccessibleDescription('€1 over your budget');
  await planner.continue.click({ force: true });
  await expect(page.getByRole('alert')).toContainText('€1 over your budget');
  await expect(page.getByRole('button', { name: 'Take out Full System platform' })).toBeFocused();
  await page.getByRole('button', { name: 'Take out Customer Relationship solution' }).click();
  await expect(planner.budgetBar).toHaveAttribute('aria-valuetext', '€2,800 of €3,999');
  // The button has gone with its panel; the focus stays there.
  await expect(page.getByRole('group', { name: 'Your budget' })).toBeFocused();
});

test('Fit my budget shows three explained plans; one click applies one, and Undo restores the earlier plan', async ({
  page,
}) => {
  const planner = new Planner(page);
  await planner.openSaved(2, { platform: 'foundation', dashboards: ['dashboard:inventory'] });
  await planner.fit.click();
  await expect(planner.plans).toHaveCount(3);
  const best = planner.plans.first();
  const serving = best.getByText('Customer database in Full System, Customer Relationship solution');
  await expect(serving).toBeHidden();
  await best.getByText('What serves each goal').click();
  await expect(serving).toBeVisible();
  await best.getByRole('button', { name: 'Use this plan' }).click();
  await expect(planner.total).toHaveText('€4,000');
  await expect(best.getByRole('button', { name: 'This is your plan' })).toBeDisabled();
  await planner.notices.getByRole('button', { name: 'Undo' }).click();
  await expect(planner.total).toHaveText('€2,150');
});
