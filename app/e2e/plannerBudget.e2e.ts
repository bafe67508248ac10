import { Planner } from './planner.ts';
import { expect, test } from './test.ts';

const full = { platform: 'full' };
const two = ['solution:financial', 'solution:customers'];

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
    await planner.continue.click();
    await planner.isAt(3, 'Platform');
    await expect(planner.budgetBar).toHaveAttribute('aria-valuetext', '€0 of €760');
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
    await expect(page.getByText('€1,200 over your budget').first()).toBeVisible();
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
    await expect(page.getByText('€1 over your budget').first()).toBeVisible();
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
    await expect(planner.summary).toContainText(/Over budget.*€2,350/);
    await planner.continue.click();
    await planner.isAt(3, 'Platform');
    await expect(planner.budgetBar).toHaveAttribute('aria-valuetext', '€5,350 of €3,000');
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
    const serving = best.getByText('Customer database in Full System, Customer Relationship solution');
    await expect(serving).toBeHidden();
    await best.getByText('What serves each goal').click();
    await expect(serving).toBeVisible();

    await best.getByRole('button', { name: 'Use this plan' }).click();
    await expect(planner.total).toHaveText('€4,000');
    await expect(best.getByRole('button', { name: 'This is your plan' })).toBeDisabled();
    await planner.notices.getByRole('button', { name: 'Undo' }).click();
    await expect(planner.total).toHaveText('€2,150');
    await expect(best.getByRole('button', { name: 'Use this plan' })).toBeEnabled();
  });

  test('on a phone, six goals, the budget and three plans take at most four screens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const planner = new Planner(page);
    const goals = ['fees', 'brand', 'automation', 'scale', 'customers', 'insights'];
    await planner.openSaved(2, { goals, budget: 100_000 });
    await planner.fit.click();
    await expect(planner.plans).toHaveCount(3);
    await expect(planner.plans.nth(1)).toContainText('Premium platform with 6 solutions and 5 dashboards');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4 * 844);
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
