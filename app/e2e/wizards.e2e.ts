import type { Page } from '@playwright/test';
import { holdScripts } from './heldScripts.ts';
import { PackageBuilder } from './packageBuilder.ts';
import { Planner } from './planner.ts';
import { address, ann, QuickQuote } from './quickQuote.ts';
import { expect, test } from './test.ts';
import { reloadTool } from './tool.ts';

const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** A wizard at its last step, with its total there and at the start. */
const wizards = {
  'the quick quote': {
    open: async (page: Page) => {
      const quote = new QuickQuote(page);
      await quote.openReview();
      return quote;
    },
    total: '€1,980',
    fresh: 'from €200',
    /** In its saved record. */
    saved: 'trinity-core',
  },
  'the package builder': {
    open: async (page: Page) => {
      const packageBuilder = new PackageBuilder(page);
      await packageBuilder.openReview();
      return packageBuilder;
    },
    total: '€1,250',
    fresh: 'from €200',
    saved: 'growth',
  },
  'the planner': {
    open: async (page: Page) => {
      const planner = new Planner(page);
      await planner.openSaved(6, { platform: 'full', path: 'hybrid' });
      return planner;
    },
    total: '€1,280',
    fresh: 'from €800',
    saved: 'hybrid',
  },
} as const;

for (const [name, { open, total, fresh, saved }] of Object.entries(wizards))
  test(`${name}: Undo takes back Start Over with typed text; a reload keeps the answers, but nothing personal`, async ({
    page,
  }) => {
    const wizard = await open(page);
    await expect(wizard.total).toHaveText(total);
    await wizard.name.fill(ann.name);
    await wizard.email.fill(ann.email);
    await wizard.startOver.click();
    await expect(notices(page)).toContainText('reset');
    await expect(wizard.total).toHaveText(fresh);
    await notices(page).getByRole('button', { name: 'Undo' }).click();
    await expect(wizard.total).toHaveText(total);
    await expect(wizard.name).toHaveValue(ann.name);
    await expect(wizard.email).toHaveValue(ann.email);

    await reloadTool(page);
    await expect(wizard.total).toHaveText(total);
    await expect(wizard.name).toHaveValue('');
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).toContain(saved);
    expect(stored).not.toMatch(/Ann|ann\.byrne/);
  });

test('choices made before hydration are kept', async ({ page }) => {
  const quote = new QuickQuote(page);
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
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
  await quote.openReview();
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

test('browser Back leaves the planner step by step', async ({ page }) => {
  const planner = new Planner(page);
  await planner.openSaved(3, { solutions: ['solution:customers'] });
  await planner.choose('Foundation');
  await planner.isAt(4, 'Industry solutions');
  await planner.continue.click();
  await planner.isAt(5, 'Universal dashboards');
  await page.goBack();
  await planner.isAt(4, 'Industry solutions');
  await expect(planner.card('Customer Relationship')).toBeChecked();
  await expect(page).toHaveTitle(/^Industry solutions – Step 4 of 6 – Budget planner/);
});

test('Continue without a choice says so and focuses the choice, on every step of the fullest package', async ({
  page,
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
    await expect(notices(page)).toContainText('Error: Please enter your name and email to proceed.');
    await expect(packageBuilder.name).toBeFocused();
  }
});

test('a notice about a choice lasts four seconds, or until the next one', async ({ page }) => {
  await page.clock.install();
  const packageBuilder = new PackageBuilder(page);
  await packageBuilder.open('?service=brand-identity&industry=retail');
  await packageBuilder.card('Starter Brand Identity').check();
  await packageBuilder.card('Elite Brand Identity').check();
  await expect(notices(page)).toHaveText(/Elite Brand Identity selected/);
  await expect(notices(page)).not.toContainText('Starter');
  await page.mouse.move(0, 0);
  await page.clock.runFor(3_500);
  await expect(notices(page)).toContainText('Elite Brand Identity selected');
  await page.clock.runFor(1_000);
  await expect(notices(page)).not.toContainText('Elite Brand Identity selected');
});

test('a line is changed from Review, which Continue returns to; a link adds to what was chosen', async ({ page }) => {
  const packageBuilder = new PackageBuilder(page);
  await packageBuilder.openReview();
  await packageBuilder.summary.getByRole('button', { name: 'Change Growth Campaign' }).click();
  await packageBuilder.isAt('Campaign Package');
  await packageBuilder.choose('Premium Campaign');
  await packageBuilder.isAt('Review');
  await expect(packageBuilder.total).toHaveText('€1,500');
  await packageBuilder.open('?trinity=mcd');
  await packageBuilder.isAt('Review');
  await expect(packageBuilder.total).toHaveText('€1,700');
});

test('a package that is cheaper as a quick quote moves there in one click, and back with Undo', async ({ page }) => {
  const packageBuilder = new PackageBuilder(page);
  await packageBuilder.open('?service=complete-platform&systems=garo&industry=retail&tier=full&store=no');
  await packageBuilder.isAt('Review');
  await expect(page.getByText('costs €2,210 less in the quick quote: €1,620.')).toBeVisible();
  await packageBuilder.name.fill('Ann Byrne');
  await page.getByRole('button', { name: 'Take it to the quick quote' }).click();
  await page.waitForURL(/stepWizardPage\?step=review$/);
  await expect(packageBuilder.total).toHaveText('€1,620');
  await expect(packageBuilder.name).toHaveValue('Ann Byrne');
  await page.getByRole('button', { name: 'Undo' }).click();
  await packageBuilder.isAt('Review');
  await expect(packageBuilder.total).toHaveText('€3,830');
});

test('two tabs keep their own packages', async ({ page, context, problems }) => {
  const first = new PackageBuilder(page);
  await first.openReview();
  const tab = await context.newPage();
  problems.watch(tab);
  const second = new PackageBuilder(tab);
  await second.open();
  await second.isAt('Review');
  await second.startOver.click();
  await second.chooseServices('trinity-systems');
  await second.card('GARO').check();
  await expect(second.total).toHaveText('€2,230');
  await reloadTool(page);
  await first.isAt('Review');
  await expect(first.total).toHaveText('€1,250');
  await reloadTool(tab);
  await expect(second.total).toHaveText('€2,230');
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
