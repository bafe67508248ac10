import { Planner } from './planner.ts';
import { expect, test } from './test.ts';
import { openTool, reloadTool } from './tool.ts';

const full = { platform: 'full' };

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
