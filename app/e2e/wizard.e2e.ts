import type { Page } from '@playwright/test';
import { holdScripts } from './heldScripts.ts';
import { address, ann, QuickQuote } from './quickQuote.ts';
import { expect, test } from './test.ts';
import { reloadTool } from './tool.ts';

const missing = 'Error: Please enter your name and email to proceed.';
const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('keeps choices made before hydration', async ({ page }) => {
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

test.describe('what is missing', () => {
  test('Continue without a choice says so and focuses the choice, on every step', async ({ page }) => {
    const quote = new QuickQuote(page);
    await quote.open();
    for (const [step, first, choice] of [
      ['Solution Type', 'Website & Digital Platform', 'Website & Digital Platform'],
      ['Industry', 'Restaurant', 'Property'],
      ['Goals', 'Eliminate Platform Fees', 'Scale Your Business'],
      ['Platform Tier', 'Foundation', 'Premium'],
    ] as const) {
      await quote.isAt(step);
      await expect(quote.continue).toBeDisabled();
      await expect(quote.continue).toHaveAccessibleDescription(/^Choose .+/);
      // The button is only aria-disabled, so a mouse can press it.
      await quote.continue.click({ force: true });
      await expect(page.getByRole('alert')).toContainText(/^Choose .+/);
      await expect(quote.card(first)).toBeFocused();
      await quote.isAt(step);
      await quote.card(choice).check();
      await expect(quote.continue).toBeEnabled();
      await quote.continue.click();
    }
    await quote.isAt('Review');
  });

  test('deselecting the only goal disables Continue again', async ({ page }) => {
    const quote = new QuickQuote(page);
    await quote.open('?solution=website');
    await quote.choose('Services');
    await quote.card('Build Brand Identity').check();
    await expect(quote.continue).toBeEnabled();
    await quote.card('Build Brand Identity').uncheck();
    await expect(quote.continue).toBeDisabled();
  });

  for (const [who, name, email, field] of [
    ['neither name nor e-mail', '', '', 'name'],
    ['a name of spaces', '   ', ann.email, 'name'],
    ['no e-mail', ann.name, '', 'email'],
  ] as const) {
    test(`Review with ${who} says what to enter and focuses the field`, async ({ page }) => {
      const quote = new QuickQuote(page);
      await quote.openReview();
      await quote.fillIn({ name, email });
      await expect(quote.checkout).toBeDisabled();
      await quote.checkout.click({ force: true });
      await expect(notifications(page).getByText(missing, { exact: true })).toBeVisible();
      await expect(quote[field]).toBeFocused();
      await expect(page).toHaveURL(new RegExp(address));
    });
  }

  test('Review with an invalid e-mail address says so without a request', async ({ page }) => {
    const quote = new QuickQuote(page);
    let requests = 0;
    await page.route('**/api/create-checkout-session', (route) => {
      requests += 1;
      return route.abort();
    });
    await quote.openReview();
    await quote.fillIn({ name: ann.name, email: 'ann at example' });
    await quote.checkout.click({ force: true });
    await expect(quote.email).toHaveAccessibleDescription(/Please enter a valid email\./);
    await expect(quote.email).toBeFocused();
    expect(requests).toBe(0);
  });
});

test.describe('starting over', () => {
  test('resets every answer and says so', async ({ page }) => {
    const quote = new QuickQuote(page);
    await quote.openReview();
    await quote.fillIn(ann);
    await quote.startOver.click();
    await expect(notifications(page).getByText('Selections have been reset.', { exact: true })).toBeVisible();
    await quote.isAt('Solution Type');
    await expect(quote.total).toHaveText('from €200');
    for (const card of await page.getByRole('main').getByRole('radio').all()) await expect(card).not.toBeChecked();

    await reloadTool(page);
    await quote.isAt('Solution Type');
    await expect(quote.total).toHaveText('from €200');
  });

  test('Undo restores everything, typed text included', async ({ page }) => {
    const quote = new QuickQuote(page);
    await quote.openReview();
    await quote.fillIn(ann);
    await quote.more.click();
    await quote.notes.fill('We open in March.');
    await quote.startOver.click();
    await notifications(page).getByRole('button', { name: 'Undo' }).click();
    await quote.isAt('Review');
    await expect(quote.total).toHaveText('€1,980');
    await expect(quote.name).toHaveValue(ann.name);
    await expect(quote.email).toHaveValue(ann.email);
    await expect(quote.notes).toHaveValue('We open in March.');
    await expect(notifications(page).getByText('Selections have been reset.')).toBeHidden();
  });
});

test.describe('coming back', () => {
  test('a reload restores the answers and the step, but nothing personal', async ({ page }) => {
    const quote = new QuickQuote(page);
    await quote.openReview();
    await quote.fillIn(ann);
    const saved = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    expect(saved).not.toContain('Ann');
    expect(saved).not.toContain(ann.email);

    await reloadTool(page);
    await quote.isAt('Review');
    await expect(quote.total).toHaveText('€1,980');
    await expect(quote.name).toHaveValue('');
    await quote.back.click();
    await expect(quote.card('Full System')).toBeChecked();
  });

  test('the URL without a step opens the visitor’s last step', async ({ page }) => {
    const quote = new QuickQuote(page);
    await quote.open('?solution=both');
    await quote.choose('Hospitality');
    await quote.isAt('Trinity Package');
    await quote.open();
    await quote.isAt('Trinity Package');
  });

  test('the saved state has the specified fields', async ({ page }) => {
    const quote = new QuickQuote(page);
    await quote.openReview();
    const saved = () => page.evaluate(() => JSON.parse(localStorage.getItem('quote-builder') ?? 'null') as unknown);
    // Saved when idle, at the latest on leaving the page.
    await expect.poll(saved).toMatchObject({
      currentStep: 5,
      solutionType: 'both',
      selectedIndustry: 'restaurant',
      selectedGoals: [],
      trinitySelectionId: 'trinity-core',
      selectedTier: 'full',
      hasPhysicalStore: null,
      aedUpsellChoice: null,
    });
  });

  for (const [what, record] of [
    ['that is not JSON', '{"currentStep": 3, "solu'],
    ['that is nothing', 'null'],
    ['that is a number', '7'],
    ['of the wrong kinds', '{"currentStep":"four","solutionType":[],"selectedGoals":{"a":1},"selectedTier":12}'],
    ['with unknown ids', '{"currentStep":5,"solutionType":"rocket","selectedTier":"golden"}'],
    ['of a later version', '{"version":99,"currentStep":2,"solutionType":"both"}'],
  ] as const) {
    test(`a saved record ${what} gives a fresh quote`, async ({ page }) => {
      await page.addInitScript((text) => localStorage.setItem('quote-builder', text), record);
      const quote = new QuickQuote(page);
      await quote.open();
      await quote.isAt('Solution Type');
      await quote.choose('Trinity Business Systems');
      await quote.isAt('Trinity Package');
    });
  }

  test('a saved step that is not open yet leads to the first open question', async ({ page }) => {
    const record = {
      version: 1,
      currentStep: 9,
      solutionType: 'website',
      selectedIndustry: 'retail',
      selectedGoals: [],
    };
    await page.addInitScript((text) => localStorage.setItem('quote-builder', text), JSON.stringify(record));
    const quote = new QuickQuote(page);
    await quote.open();
    await quote.isAt('Goals');
  });

  test('works in a browser that forbids storage', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Storage is disabled', 'SecurityError');
          },
        });
      }
    });
    const quote = new QuickQuote(page);
    await quote.openReview();
    await expect(quote.total).toHaveText('€1,980');
  });
});

test.describe('browser navigation', () => {
  test('Back is the previous step and Forward the next', async ({ page }) => {
    const quote = new QuickQuote(page);
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Quick quote' }).click();
    await quote.choose('Complete Digital Transformation');
    await quote.choose('Retail');
    await quote.choose('Trinity Plus');
    await quote.isAt('Platform Tier');

    await page.goBack();
    await quote.isAt('Trinity Package');
    await expect(quote.card('Trinity Plus')).toBeChecked();
    await page.goBack();
    await quote.isAt('Industry');
    await page.goForward();
    await quote.isAt('Trinity Package');
    await page.goForward();
    await quote.isAt('Platform Tier');

    await page.goBack();
    await page.goBack();
    await page.goBack();
    await quote.isAt('Solution Type');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('the Back button leads to the previous step too, and each step has a title and heading', async ({ page }) => {
    const quote = new QuickQuote(page);
    await quote.open();
    await expect(quote.back).toBeHidden();
    await quote.choose('Complete Digital Transformation');
    await quote.isAt('Industry');
    await expect(page).toHaveTitle(/Industry.*Step 2 of 5/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await quote.back.click();
    await quote.isAt('Solution Type');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(quote.card('Complete Digital Transformation')).toBeChecked();
  });

  test('a link can contain choices: the remaining steps follow, then Review', async ({ page }) => {
    const quote = new QuickQuote(page);
    await quote.open('?solution=both&trinity=trinity-core&tier=full');
    await expect(quote.total).toHaveText('€1,980');
    await quote.isAt('Industry');
    await quote.choose('Restaurant');
    await expect(quote.card('Trinity Core')).toBeChecked();
    await quote.continue.click();
    await expect(quote.card('Full System')).toBeChecked();
    await quote.continue.click();
    await quote.isAt('Review');
  });

  test('a link with unknown choices opens a blank wizard', async ({ page }) => {
    const quote = new QuickQuote(page);
    await quote.open('?solution=rocket&tier=%00&trinity=__proto__');
    await quote.isAt('Solution Type');
    await expect(quote.total).toHaveText('from €200');
  });

  test('a step that is not open yet leads to the first open question', async ({ page }) => {
    const quote = new QuickQuote(page);
    await quote.open('?step=review');
    await quote.isAt('Solution Type');
  });
});
