import type { Page } from '@playwright/test';
import { address, PackageBuilder } from './packageBuilder.ts';
import { QuickQuote } from './quickQuote.ts';
import { startSite } from './site.ts';
import { expect, test } from './test.ts';
import { openTool } from './tool.ts';
import { ann } from './wizardPage.ts';

const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test.describe('the page', () => {
  test('says what it is for, and links to the other wizard', async ({ page }) => {
    const packageBuilder = new PackageBuilder(page);
    await packageBuilder.open();
    await expect(page.getByRole('heading', { level: 1, name: 'Which services do you need?' })).toBeVisible();
    await expect(page.getByText('Trusted by 500+ businesses worldwide', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(/^Services – Step 1 – Build your package – /);
    await page.getByRole('link', { name: 'Quick quote' }).click();
    await new QuickQuote(page).isAt('Solution Type');
    await expect(page).toHaveTitle(/ – Quick quote – /);
    await page.getByRole('link', { name: 'Build your package' }).click();
    await packageBuilder.isAt('Services');
  });

  test('the Continue button shows the number of services', async ({ page }) => {
    const packageBuilder = new PackageBuilder(page);
    await packageBuilder.open();
    await expect(packageBuilder.continue).toHaveText('Continue with 0 services');
    await expect(packageBuilder.continue).toBeDisabled();
    await packageBuilder.card('Brand Identity Package').check();
    await expect(packageBuilder.continue).toHaveText('Continue with 1 service');
    await packageBuilder.card('Digital Ad Campaigns').check();
    await expect(packageBuilder.continue).toHaveText('Continue with 2 services');
    await expect(packageBuilder.continue).toBeEnabled();
  });

  test('the beta offer shows the saving and the days left', async ({ page }) => {
    await new PackageBuilder(page).open();
    await expect(page.getByText('Save up to 87%', { exact: true })).toBeVisible();
    await expect(page.getByText('10 days remaining', { exact: true })).toBeVisible();
  });

  test('the offer is gone after the beta', async ({ page, problems }) => {
    const site = await startSite({ BETA_ENDS: '2026-01-31' });
    try {
      await openTool(page, `${site.url}${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Save up to')).toBeHidden();
      await expect(page.getByText('remaining')).toBeHidden();
    } finally {
      problems.expect(/ERR_CONNECTION/);
      await page.goto('about:blank');
      await site.close();
    }
  });

  test('a button scrolls to the top', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    const packageBuilder = new PackageBuilder(page);
    await packageBuilder.open('?trinity=mcd');
    await packageBuilder.back.click();
    const up = page.getByRole('button', { name: 'Scroll to top' });
    // It hides where it would cover a button.
    await expect(async () => {
      await page.mouse.wheel(0, 120);
      await expect(up).toBeVisible({ timeout: 300 });
    }).toPass({ intervals: [0] });
    await up.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe('what is missing', () => {
  test('Continue without a choice says so and focuses the choice, on every step', async ({ page }) => {
    const packageBuilder = new PackageBuilder(page);
    await packageBuilder.open();
    for (const [step, choices] of [
      [
        'Services',
        ['Brand Identity Package', 'Digital Ad Campaigns', 'Trinity Business Systems', 'Complete Digital Platform'],
      ],
      ['Industry', ['Property']],
      ['Brand Identity Package', ['Elite Brand Identity']],
      ['Campaign Package', ['Starter Campaign']],
      ['Trinity Solution', ['Trinity Plus']],
      ['Platform Systems', ['AED']],
      ['Platform Tier', ['Premium']],
      ['Store Type', ['No, only online']],
    ] as const) {
      await packageBuilder.isAt(step);
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
  });

  test('Review without name and e-mail says what to enter and focuses the field', async ({ page }) => {
    const packageBuilder = new PackageBuilder(page);
    await packageBuilder.openReview();
    for (const button of [packageBuilder.checkout, packageBuilder.consultation]) {
      await expect(button).toBeDisabled();
      // By keyboard: the notice of the first button covers the second one here.
      await button.press('Enter');
      const missing = 'Error: Please enter your name and email to proceed.';
      await expect(notices(page).getByText(missing, { exact: true })).toBeVisible();
      await expect(packageBuilder.name).toBeFocused();
    }
  });
});

test.describe('notices', () => {
  test('each choice shows a message for four seconds, replaced by the next one', async ({ page }) => {
    await page.clock.install();
    const packageBuilder = new PackageBuilder(page);
    await packageBuilder.open('?service=brand-identity&industry=retail');
    await packageBuilder.card('Starter Brand Identity').check();
    await expect(notices(page).getByText('Starter Brand Identity selected', { exact: true })).toBeVisible();
    await packageBuilder.card('Elite Brand Identity').check();
    await expect(notices(page).getByText('Elite Brand Identity selected', { exact: true })).toBeVisible();
    await expect(notices(page).getByText('Starter Brand Identity selected')).toBeHidden();
    await page.mouse.move(0, 0);
    await page.clock.runFor(3_500);
    await expect(notices(page).getByText('Elite Brand Identity selected')).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(notices(page).getByText('Elite Brand Identity selected')).toBeHidden();
  });

  test('a message about a choice ends with its step', async ({ page }) => {
    const packageBuilder = new PackageBuilder(page);
    await packageBuilder.open('?service=brand-identity&industry=retail');
    await packageBuilder.card('Starter Brand Identity').check();
    await expect(notices(page).getByText('Starter Brand Identity selected')).toBeVisible();
    await packageBuilder.continue.click();
    await packageBuilder.isAt('Review');
    // Sooner than its four seconds.
    await expect(notices(page).getByText('Starter Brand Identity selected')).toBeHidden({ timeout: 1_500 });
  });

  test('Start Over resets everything and says so, and Undo restores it, typed text included', async ({ page }) => {
    const packageBuilder = new PackageBuilder(page);
    await packageBuilder.openReview();
    await packageBuilder.fillIn(ann);
    await packageBuilder.more.click();
    await packageBuilder.notes.fill('We open in March.');
    await packageBuilder.startOver.click();
    await packageBuilder.isAt('Services');
    await expect(notices(page).getByText('Configuration has been reset. Start fresh!', { exact: true })).toBeVisible();
    await expect(packageBuilder.total).toHaveText('from €200');
    for (const card of await page.getByRole('checkbox').all()) await expect(card).not.toBeChecked();
    await notices(page).getByRole('button', { name: 'Undo' }).click();
    await packageBuilder.isAt('Review');
    await expect(packageBuilder.total).toHaveText('€1,250');
    await expect(packageBuilder.name).toHaveValue(ann.name);
    await expect(packageBuilder.notes).toHaveValue('We open in March.');
  });
});

test.describe('what is in the package', () => {
  test('removing a service removes its line, but keeps its answer', async ({ page }) => {
    const packageBuilder = new PackageBuilder(page);
    await packageBuilder.openReview();
    await page
      .getByRole('navigation', { name: 'Build your package' })
      .getByRole('button', { name: /Services/ })
      .click();
    await packageBuilder.card('Digital Ad Campaigns').uncheck();
    await expect(packageBuilder.total).toHaveText('€750');
    await packageBuilder.card('Digital Ad Campaigns').check();
    await expect(packageBuilder.total).toHaveText('€1,250');
  });

  test('choosing the same system twice charges it twice, with a note at the step and on Review', async ({ page }) => {
    const packageBuilder = new PackageBuilder(page);
    const warning = page.getByText(/MCD is in your package twice/);
    await packageBuilder.open('?trinity=mcd&service=complete-platform&industry=retail&tier=full');
    await packageBuilder.isAt('Platform Systems');
    await expect(warning).toBeHidden();
    await packageBuilder.card('MCD').check();
    await expect(warning).toBeVisible();
    await expect(packageBuilder.total).toHaveText('€2,000');
    await packageBuilder.continue.click();
    await packageBuilder.continue.click();
    await packageBuilder.isAt('Review');
    await expect(warning).toBeVisible();
  });

  test('a selection that is cheaper as a quick quote says so, moves there in one click, and back with Undo', async ({
    page,
  }) => {
    const packageBuilder = new PackageBuilder(page);
    await packageBuilder.open('?service=complete-platform&systems=garo&industry=retail&tier=full&store=no');
    await packageBuilder.isAt('Review');
    await expect(page.getByText('costs €2,210 less in the quick quote: €1,620.')).toBeVisible();
    await packageBuilder.name.fill('Ann Byrne');
    await page.getByRole('button', { name: 'Take it to the quick quote' }).click();
    await page.waitForURL(/stepWizardPage\?step=review$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review your quote');
    await expect(packageBuilder.total).toHaveText('€1,620');
    await expect(packageBuilder.name).toHaveValue('Ann Byrne');
    await expect(page.getByText('In-store setup and training isn’t included in this quote.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await packageBuilder.isAt('Review');
    await expect(packageBuilder.total).toHaveText('€3,830');
  });

  test('a line can be changed from Review, and Continue returns there', async ({ page }) => {
    const packageBuilder = new PackageBuilder(page);
    await packageBuilder.openReview();
    await packageBuilder.summary.getByRole('button', { name: 'Change Growth Campaign' }).click();
    await packageBuilder.isAt('Campaign Package');
    await packageBuilder.choose('Premium Campaign');
    await packageBuilder.isAt('Review');
    await expect(packageBuilder.total).toHaveText('€1,500');
  });

  test('Review shows the delivery time of each part', async ({ page }) => {
    const packageBuilder = new PackageBuilder(page);
    await packageBuilder.openReview();
    const times = page.getByRole('region', { name: 'Delivery' });
    await expect(times.getByText('7–10 business days')).toBeVisible();
    await expect(times.getByText('5–7 days')).toBeVisible();
    await expect(page.getByText('2–3 months')).toHaveCount(0);
  });
});
