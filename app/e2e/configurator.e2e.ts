import type { Page } from '@playwright/test';
import { address, Configurator } from './configurator.ts';
import { ordersOf, outbox } from './database.ts';
import { DemoCheckout } from './demoCheckout.ts';
import { chooseByKeys, pressByKeys, tabTo } from './keyboard.ts';
import { QuoteBuilder } from './quoteBuilder.ts';
import { startSite } from './site.ts';
import { expect, test } from './test.ts';
import { openTool, reloadTool } from './tool.ts';
import { ann } from './wizardPage.ts';

const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test.describe('the page', () => {
  test('says what it is for, and links to the other wizard', async ({ page }) => {
    const configurator = new Configurator(page);
    await configurator.open();
    await expect(page.getByRole('heading', { level: 1, name: 'Build your package' })).toBeVisible();
    await expect(page.getByText('Trusted by 500+ businesses worldwide', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(/^Services – Step 1 – Build your package – /);
    await page.getByRole('link', { name: 'Quick quote' }).click();
    await new QuoteBuilder(page).isAt('Solution Type');
    await expect(page).toHaveTitle(/ – Quick quote – /);
    await page.getByRole('link', { name: 'Build your package' }).click();
    await configurator.isAt('Services');
  });

  test('the Continue button shows the number of services', async ({ page }) => {
    const configurator = new Configurator(page);
    await configurator.open();
    await expect(configurator.continue).toHaveText('Continue with 0 services');
    await expect(configurator.continue).toBeDisabled();
    await configurator.card('Brand Identity Package').check();
    await expect(configurator.continue).toHaveText('Continue with 1 service');
    await configurator.card('Digital Ad Campaigns').check();
    await expect(configurator.continue).toHaveText('Continue with 2 services');
    await expect(configurator.continue).toBeEnabled();
  });

  test('the beta banner shows the saving and the days left', async ({ page }) => {
    await new Configurator(page).open();
    await expect(page.getByText('Save up to 87%', { exact: true })).toBeVisible();
    await expect(page.getByText('10 days remaining', { exact: true })).toBeVisible();
  });

  test('the banner is gone after the beta', async ({ page, problems }) => {
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
    const configurator = new Configurator(page);
    await configurator.open('?trinity=mcd');
    await configurator.back.click();
    const up = page.getByRole('button', { name: 'Scroll to top' });
    // It hides where it would cover a button.
    await expect(async () => {
      await page.mouse.wheel(0, 120);
      await expect(up).toBeVisible({ timeout: 300 });
    }).toPass();
    await up.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe('what is missing', () => {
  test('Continue without a choice says so and focuses the choice, on every step', async ({ page }) => {
    const configurator = new Configurator(page);
    await configurator.open();
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
      await configurator.isAt(step);
      await expect(configurator.continue).toBeDisabled();
      await configurator.continue.click({ force: true });
      await expect(page.getByRole('alert')).toContainText(/^Choose .+ to continue/);
      const first = page.getByRole('main').getByRole('radio').or(page.getByRole('main').getByRole('checkbox')).first();
      await expect(first).toBeFocused();
      await configurator.choose(...choices);
    }
    await configurator.isAt('Review');
    // 1,000 + 350 + 2,994 + 230 + 2,400, and no store.
    await expect(configurator.total).toHaveText('€6,974');
  });

  test('Review without name and e-mail says what to enter and focuses the field', async ({ page }) => {
    const configurator = new Configurator(page);
    await configurator.openReview();
    for (const button of [configurator.checkout, configurator.consultation]) {
      await expect(button).toBeDisabled();
      // By keyboard: the notice of the first button covers the second one here.
      await button.press('Enter');
      const missing = 'Error: Please enter your name and email to proceed.';
      await expect(configurator.summary.getByText(missing, { exact: true })).toBeVisible();
      await expect(notices(page).getByText(missing, { exact: true })).toBeVisible();
      await expect(configurator.name).toBeFocused();
    }
  });
});

test.describe('notices', () => {
  test('each choice shows a message for four seconds, replaced by the next one', async ({ page }) => {
    await page.clock.install();
    const configurator = new Configurator(page);
    await configurator.open('?service=brand-identity&industry=retail');
    await configurator.card('Starter Brand Identity').check();
    await expect(notices(page).getByText('Starter Brand Identity selected', { exact: true })).toBeVisible();
    await configurator.card('Elite Brand Identity').check();
    await expect(notices(page).getByText('Elite Brand Identity selected', { exact: true })).toBeVisible();
    await expect(notices(page).getByText('Starter Brand Identity selected')).toBeHidden();
    await page.mouse.move(0, 0);
    await page.clock.runFor(3_500);
    await expect(notices(page).getByText('Elite Brand Identity selected')).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(notices(page).getByText('Elite Brand Identity selected')).toBeHidden();
  });

  test('Start Over resets everything and says so, and Undo restores it, typed text included', async ({ page }) => {
    const configurator = new Configurator(page);
    await configurator.openReview();
    await configurator.fillIn(ann);
    await configurator.more.click();
    await configurator.notes.fill('We open in March.');
    await configurator.startOver.click();
    await configurator.isAt('Services');
    await expect(notices(page).getByText('Configuration has been reset. Start fresh!', { exact: true })).toBeVisible();
    await expect(configurator.total).toHaveText('from €200');
    for (const card of await page.getByRole('checkbox').all()) await expect(card).not.toBeChecked();
    await notices(page).getByRole('button', { name: 'Undo' }).click();
    await configurator.isAt('Review');
    await expect(configurator.total).toHaveText('€1,250');
    await expect(configurator.name).toHaveValue(ann.name);
    await expect(configurator.notes).toHaveValue('We open in March.');
  });
});

test.describe('what is in the package', () => {
  test('removing a service removes its line, but keeps its answer', async ({ page }) => {
    const configurator = new Configurator(page);
    await configurator.openReview();
    await page
      .getByRole('navigation', { name: 'Build your package' })
      .getByRole('button', { name: /Services/ })
      .click();
    await configurator.card('Digital Ad Campaigns').uncheck();
    await expect(configurator.total).toHaveText('€750');
    await configurator.card('Digital Ad Campaigns').check();
    await expect(configurator.total).toHaveText('€1,250');
  });

  test('choosing the same system twice charges it twice, with a note at the step and on Review', async ({ page }) => {
    const configurator = new Configurator(page);
    const warning = page.getByText(/MCD is in your package twice/);
    await configurator.open('?trinity=mcd&service=complete-platform&industry=retail&tier=full');
    await configurator.isAt('Platform Systems');
    await expect(warning).toBeHidden();
    await configurator.card('MCD').check();
    await expect(warning).toBeVisible();
    await expect(configurator.total).toHaveText('€2,000');
    await configurator.continue.click();
    await configurator.continue.click();
    await configurator.isAt('Review');
    await expect(warning).toBeVisible();
  });

  test('a selection that is cheaper as a quick quote says so, moves there in one click, and back with Undo', async ({
    page,
  }) => {
    const configurator = new Configurator(page);
    await configurator.open('?service=complete-platform&systems=garo&industry=retail&tier=full&store=no');
    await configurator.isAt('Review');
    await expect(page.getByText('the same, for €2,210 less than here.')).toBeVisible();
    await configurator.name.fill('Ann Byrne');
    await page.getByRole('button', { name: 'Take it to the quick quote' }).click();
    await page.waitForURL(/stepWizardPage\?step=review$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review your quote');
    await expect(configurator.total).toHaveText('€1,620');
    await expect(configurator.name).toHaveValue('Ann Byrne');
    await expect(page.getByText('In-store setup and training isn’t included in this quote.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await configurator.isAt('Review');
    await expect(configurator.total).toHaveText('€3,830');
  });

  test('a line can be changed from Review, and Continue returns there', async ({ page }) => {
    const configurator = new Configurator(page);
    await configurator.openReview();
    await configurator.summary.getByRole('button', { name: 'Change Growth Campaign' }).click();
    await configurator.isAt('Campaign Package');
    await configurator.choose('Premium Campaign');
    await configurator.isAt('Review');
    await expect(configurator.total).toHaveText('€1,500');
  });

  test('Review shows the delivery time of each part', async ({ page }) => {
    const configurator = new Configurator(page);
    await configurator.openReview();
    const main = page.getByRole('main');
    await expect(main.getByText('Delivered in 7–10 business days')).toBeVisible();
    await expect(main.getByText('Delivered in 5–7 days')).toBeVisible();
    await expect(main.getByText('2–3 months')).toBeVisible();
  });
});

test.describe('coming back', () => {
  test('a reload restores the answers and the step, but nothing personal', async ({ page }) => {
    const configurator = new Configurator(page);
    await configurator.openReview();
    await configurator.fillIn(ann);
    const saved = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(saved).toContain('growth');
    expect(saved).not.toContain('Ann');
    expect(saved).not.toContain(ann.email);
    await reloadTool(page);
    await configurator.isAt('Review');
    await expect(configurator.total).toHaveText('€1,250');
    await expect(configurator.name).toHaveValue('');
  });

  for (const [what, record] of [
    ['that is not JSON', '{"currentStep": 3, "serv'],
    ['that is nothing', 'null'],
    ['of the wrong kinds', '{"version":1,"currentStep":"four","services":{"a":1},"tier":12}'],
    ['with unknown ids', '{"version":1,"currentStep":5,"services":["rocket"],"tier":"golden"}'],
    ['of a later version', '{"version":99,"currentStep":2,"services":["brand-identity"]}'],
  ] as const) {
    test(`a saved record ${what} gives a fresh package`, async ({ page }) => {
      await page.addInitScript((text) => localStorage.setItem('configurator', text), record);
      const configurator = new Configurator(page);
      await configurator.open();
      await configurator.isAt('Services');
      await configurator.chooseServices('trinity-systems');
      await configurator.isAt('Trinity Solution');
    });
  }

  test('a saved step that is not open yet leads to the first open question', async ({ page }) => {
    const record = { version: 1, currentStep: 9, services: ['brand-identity'], industry: 'retail' };
    await page.addInitScript((text) => localStorage.setItem('configurator', text), JSON.stringify(record));
    const configurator = new Configurator(page);
    await configurator.open();
    await configurator.isAt('Brand Identity Package');
  });

  test("the browser's Back and Forward go through the steps, and finished steps are links", async ({ page }) => {
    const configurator = new Configurator(page);
    await configurator.openReview();
    await page.goBack();
    await configurator.isAt('Campaign Package');
    await page.goBack();
    await configurator.isAt('Brand Identity Package');
    await page.goForward();
    await configurator.isAt('Campaign Package');
    await page
      .getByRole('navigation', { name: 'Build your package' })
      .getByRole('button', { name: /Industry/ })
      .click();
    await configurator.isAt('Industry');
    await expect(configurator.heading).toBeFocused();
  });
});

test.describe('links', () => {
  for (const [query, step, total] of [
    ['?service=brand-identity', 'Industry', 'from €500'],
    ['?service=trinity-systems', 'Trinity Solution', 'from €200'],
    ['?brand=elite&industry=retail', 'Review', '€1,000'],
    ['?systems=mcd&tier=full', 'Industry', '€1,800'],
    ['?trinity=garo&store=yes', 'Review', '€3,830'],
    ['?service=rocket&brand=__proto__&tier=%00', 'Services', 'from €200'],
    ['?step=review', 'Services', 'from €200'],
  ] as const) {
    test(`${query} opens at ${step}`, async ({ page }) => {
      const configurator = new Configurator(page);
      await configurator.open(query);
      await configurator.isAt(step);
      await expect(configurator.total).toHaveText(total);
    });
  }

  test('a link adds to what was chosen before', async ({ page }) => {
    const configurator = new Configurator(page);
    await configurator.openReview();
    await configurator.open('?trinity=mcd');
    await configurator.isAt('Review');
    await expect(configurator.total).toHaveText('€1,450');
  });
});

test.describe('two tabs', () => {
  test('each keeps its own package, and a third opens the one changed last', async ({ page, context, problems }) => {
    const first = new Configurator(page);
    await first.openReview();
    const tab = await context.newPage();
    problems.watch(tab);
    const second = new Configurator(tab);
    await second.open();
    await second.isAt('Review');
    await second.startOver.click();
    await second.chooseServices('trinity-systems');
    await second.card('RCD').check();
    await expect(second.total).toHaveText('€200');

    await expect(first.total).toHaveText('€1,250');
    await reloadTool(page);
    await first.isAt('Review');
    await expect(first.total).toHaveText('€1,250');
    await reloadTool(tab);
    await expect(second.total).toHaveText('€200');

    await second.card('GARO').check();
    const third = new Configurator(await context.newPage());
    problems.watch(third.page);
    await third.open();
    await expect(third.total).toHaveText('€2,230');
  });
});

test.describe('paying', () => {
  test('paying the deposit stores the order and clears the cart', async ({ page, site }) => {
    const configurator = new Configurator(page);
    const email = 'package@example.ie';
    await configurator.openReview();
    await configurator.fillIn({ ...ann, email });
    await configurator.more.click();
    await configurator.keywords.fill('bread, cakes, bread');
    await configurator.notes.fill('We open in March.');
    await configurator.checkout.click();
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
    await configurator.open();
    await configurator.isAt('Services');
    await expect(configurator.total).toHaveText('from €200');
  });

  test('a consultation is paid in full, leads to the calendar, and keeps the package', async ({ page, site }) => {
    const configurator = new Configurator(page);
    const email = 'consulted@example.ie';
    await configurator.openReview();
    await configurator.fillIn({ ...ann, email });
    await configurator.consultation.click();
    const payment = new DemoCheckout(page);
    await payment.isShown('€83');
    await payment.pay.click();
    await page.waitForURL(/\/checkout-success\?session_id=/);
    await expect(page.getByRole('link', { name: 'Choose a time' })).toHaveAttribute('href', '/booking');
    expect(ordersOf(site, email)[0]).toMatchObject({
      total_cents: 8_300,
      deposit_cents: 8_300,
      service_type: 'consultation',
      campaign_duration: 'consultation',
      notes: expect.stringMatching(/^CONSULTATION REQUEST\n/),
    });
    await configurator.open();
    await configurator.isAt('Review');
    await expect(configurator.total).toHaveText('€1,250');
  });

  test('returning unpaid finds everything unchanged, typed text included', async ({ page }) => {
    const configurator = new Configurator(page);
    await configurator.openReview();
    await configurator.fillIn(ann);
    await configurator.checkout.click();
    const payment = new DemoCheckout(page);
    await payment.isShown('€250');
    await payment.cancel.click();
    await page.waitForURL(/\/checkout-cancel/);
    await page.getByRole('link', { name: 'Back to your quote' }).click();
    await configurator.isAt('Review');
    await expect(page).toHaveURL(new RegExp(address));
    await expect(configurator.total).toHaveText('€1,250');
    await expect(configurator.name).toHaveValue(ann.name);
    await expect(configurator.email).toHaveValue(ann.email);
  });

  test('works by keyboard alone', async ({ page, site }) => {
    const configurator = new Configurator(page);
    const email = 'configurator.keys@example.ie';
    await configurator.open();
    await tabTo(page, configurator.card('Brand Identity Package'));
    await page.keyboard.press('Space');
    await tabTo(page, configurator.card('Complete Digital Platform'));
    await page.keyboard.press('Space');
    await pressByKeys(page, configurator.continue);
    for (const [step, title] of [
      ['Industry', 'Services'],
      ['Brand Identity Package', 'Starter Brand Identity'],
      ['Platform Systems', 'GARO'],
      ['Platform Tier', 'Foundation'],
      ['Store Type', 'Yes, we have a store'],
    ] as const) {
      await configurator.isAt(step);
      await chooseByKeys(page, configurator.card(title));
      await pressByKeys(page, configurator.continue);
    }
    await configurator.isAt('Review');
    // 500 + 2,230 + 800 + 1,600.
    await expect(configurator.total).toHaveText('€5,130');
    await tabTo(page, configurator.name);
    await page.keyboard.type('Ann Byrne');
    await tabTo(page, configurator.email);
    await page.keyboard.type(email);
    await pressByKeys(page, configurator.checkout);
    const payment = new DemoCheckout(page);
    await payment.isShown('€1,026');
    await pressByKeys(page, payment.pay);
    await page.waitForURL(/\/checkout-success\?session_id=/);
    await expect.poll(() => ordersOf(site, email).map(({ status }) => status)).toEqual(['paid']);
  });
});
