import type { Locator, Page } from '@playwright/test';
import { paths } from '../src/content/links/paths.ts';
import { Booking } from './booking.ts';
import { ConsentBanner } from './consentBanner.ts';
import { ordersOf } from './database.ts';
import { DemoCheckout } from './demoCheckout.ts';
import { tabTo } from './keyboard.ts';
import { areOnTop, coverOf, overflow } from './layout.ts';
import { expect, test } from './test.ts';
import { ann, PackageBuilder, Planner, QuickQuote } from './wizards.ts';

const main = (page: Page) => page.getByRole('main');

/** The notices and the scroll-to-top button that cover an element at its centre, edges or corners. */
const coverings = (element: Locator) =>
  element.evaluate((covered) => {
    const { left, right, top, bottom } = covered.getBoundingClientRect();
    const points = [left + 6, (left + right) / 2, right - 6].flatMap((x) =>
      [top + 6, (top + bottom) / 2, bottom - 6].map((y) => [x, y] as const),
    );
    return points.flatMap(([x, y]) => {
      const over = document
        .elementFromPoint(x, y)
        ?.closest('section[aria-label=Notifications], button[aria-label="Scroll to top"]');
      return over ? [(over.ariaLabel ?? '') + over.textContent] : [];
    });
  });

/** Scrolls through the page by thirds of the window, and expects the button to be uncovered at each position. */
async function expectUncovered(page: Page, button: Locator): Promise<void> {
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    step: Math.floor(innerHeight / 3),
  }));
  for (let top = 0; top < height; top += step) {
    await page.evaluate(
      (to) =>
        new Promise<void>((resolve) => {
          scrollTo({ top: to, behavior: 'instant' });
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
        }),
      top,
    );
    expect(await coverings(button), `at ${top} of ${height} pixels`).toEqual([]);
  }
}

for (const [width, height] of [
  [390, 700],
  [1440, 800],
] as const)
  test(`at ${width} pixels nothing covers the steps, the chosen card or the button of a tool, nor the bar what has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const notices = page.getByRole('region', { name: 'Notifications' });
    const packageBuilder = new PackageBuilder(page);
    await packageBuilder.open('?service=brand-identity&industry=retail');
    for (const title of ['Starter Brand Identity', 'Premium Brand Identity']) {
      const card = page.locator('label').filter({ has: packageBuilder.card(title) });
      await card.click();
      await expect(notices).toContainText(`${title} selected`);
      for (const part of [card, packageBuilder.stepper, packageBuilder.continue, packageBuilder.summary])
        if (await part.isVisible()) expect(await coverings(part), title).toEqual([]);
    }
    await expectUncovered(page, packageBuilder.continue);
    await packageBuilder.continue.click();
    await packageBuilder.isAt('Review');
    await expectUncovered(page, packageBuilder.checkout);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(packageBuilder.checkout).toBeInViewport({ ratio: 1 });
    const { name, email, consultation, back } = packageBuilder;
    for (const field of [name, email, consultation, back]) {
      await tabTo(page, field);
      const [focused, bar] = await Promise.all([field.boundingBox(), packageBuilder.checkout.boundingBox()]);
      const isClear = focused && bar && (focused.y + focused.height <= bar.y || focused.x + focused.width <= bar.x);
      expect(isClear, `${await field.textContent()} and the bar`).toBe(true);
    }
    await packageBuilder.checkout.click({ force: true });
    await expect(notices).toContainText('Error: ');
    expect(await coverings(packageBuilder.checkout)).toEqual([]);
    for (const field of await page.locator('[data-state=invalid]').all()) expect(await coverings(field)).toEqual([]);
    const booking = new Booking(page);
    await booking.open();
    await expectUncovered(page, booking.next);
  });

test.describe('on a phone, before the consent banner is answered', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, consentAnswered: false });

  test('the banner and its confirmation cover neither the bar of a booking nor a control', async ({ page }) => {
    const booking = new Booking(page);
    /** The visible controls that are covered by something outside the page's content. */
    const covered = (controls: Locator) =>
      controls.evaluateAll((all) =>
        all.flatMap((control) => {
          const { left, top, width, height } = control.getBoundingClientRect();
          const over = document.elementFromPoint(left + width / 2, top + height / 2);
          return over && !over.closest('main, header') ? [`${control.textContent}: ${over.textContent}`] : [];
        }),
      );
    const controls = main(page).locator('a, button, label');
    await booking.open();
    await expect(new ConsentBanner(page).region).toBeVisible();
    await booking.chooseFirst();
    await expect(booking.next).toBeInViewport({ ratio: 1 });
    expect(await covered(booking.next)).toEqual([]);
    await new ConsentBanner(page).reject.tap();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Saved.');
    expect(await covered(controls)).toEqual([]);
    await page.evaluate(() => scrollTo({ top: 240, behavior: 'instant' }));
    await expect.poll(() => covered(controls)).toEqual([]);
    await booking.next.tap();
    await expect(booking.confirm).toBeInViewport({ ratio: 1 });
  });

  test('the banner never covers what has the focus on the landing page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/');
    const { region } = new ConsentBanner(page);
    await expect(region).toBeInViewport();
    // A document reserves its room after the first key: ten presses within a moment would come before that.
    await page.keyboard.press('Tab');
    const room = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--ag-bottom-inset'));
    await expect.poll(room).not.toBe('');
    const focused = page.locator(':focus');
    const isCovered = () =>
      region.evaluate((banner) => {
        const focused = document.activeElement;
        if (!focused || focused === document.body || banner.contains(focused)) return null;
        const { left, right, top, bottom } = focused.getBoundingClientRect();
        const isUnder = [top + 2, (top + bottom) / 2, bottom - 2].some((y) =>
          banner.contains(document.elementFromPoint((left + right) / 2, y)),
        );
        return isUnder ? focused.outerHTML.slice(0, 160) : null;
      });
    let presses = 1;
    do {
      await page.keyboard.press('Tab');
      presses += 1;
      expect(await isCovered(), `after ${presses} presses of Tab`).toBeNull();
    } while ((await focused.count()) > 0 && presses < 150);
    expect(presses).toBeGreaterThan(30);
  });

  test('its confirmation covers no step and no card of a wizard', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await new QuickQuote(page).open();
    await new ConsentBanner(page).reject.tap();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Saved.');
    expect(await coverings(page.getByRole('navigation', { name: 'Quick quote' }))).toEqual([]);
    for (const card of await page.getByRole('group').locator('label').all()) expect(await coverings(card)).toEqual([]);
  });
});

test('on a phone nothing covers what is to be pressed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const areUncovered = async (controls: Locator) => {
    await expect(controls.first()).toBeVisible();
    for (const control of await controls.all())
      expect(await coverOf(control), (await control.textContent()) ?? '').toBeUndefined();
  };
  for (const path of ['/trinity/garo', '/service/marketing-pricing-displacement']) {
    await page.goto(path);
    await areUncovered(page.getByRole('slider'));
  }
  await page.goto('/start');
  await areUncovered(main(page).locator('select, button:visible, a'));
  await page.goto('/about/ourSolution');
  // The whole card of each wizard is its link.
  await main(page).getByText('Begin', { exact: true }).first().click({ force: true });
  await expect(page).toHaveURL(/\/(service\/stepWizardPage|quote-builder|step1)$/);
  await page.goto('/blog');
  const topics = main(page).getByRole('group').getByRole('radio');
  await areUncovered(topics);
  for (const topic of await topics.all())
    expect((await topic.boundingBox())?.height, await topic.inputValue()).toBeGreaterThanOrEqual(44);
  await page.goto('/about-us');
  await areUncovered(main(page).locator('a[href^="/portfolio/"]:has(img)'));
  await page.goto('/privacy-policy');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from a contract' });
  await areUncovered(link);
  await link.click();
  await areUncovered(main(page).locator('input:visible, textarea:visible, button:visible'));
});

test('on phones nothing covers the fields of Review, and a paid consultation leads to the calendar', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const quote = new QuickQuote(page);
  await quote.openReview();
  await quote.more.waitFor();
  const business = page.getByRole('checkbox', { name: 'I’m buying for my business' });
  await areOnTop(
    page,
    page.locator('summary', { hasText: 'Tell us more' }).or(business).or(quote.name).or(quote.email),
  );
  await business.check();
  await areOnTop(page, page.getByRole('textbox', { name: /^(Name of the business|VAT number|Street address|Town)/ }));
  await business.uncheck();
  const email = 'consulted@example.ie';
  await quote.fillIn({ ...ann, email });
  await quote.consultation.click();
  await new DemoCheckout(page).isShown('€83');
  await new DemoCheckout(page).pay.click();
  await page.waitForURL(/\/checkout-success/);
  const booking = new Booking(page);
  await booking.nextFree.click();
  await booking.times.last().check();
  await areOnTop(
    page,
    page.getByRole('radio', { checked: true }).or(page.getByRole('button', { name: 'Book this time' })),
  );
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByText('Your consultation is booked.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Move or cancel it' })).toBeVisible();
  expect(ordersOf(site, email)).toMatchObject([{ total_cents: 8_300, service_type: 'consultation' }]);
  // The quote is still there.
  await quote.open();
  await quote.isAt('Review');
});

test('the bar of the planner leads to the first path, by key too, and lies over its cards', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const planner = new Planner(page);
  await planner.openSaved(6, { platform: 'full' });
  const choose = page.getByRole('button', { name: 'Choose a path' });
  await choose.waitFor();
  expect(await coverOf(choose)).toBeUndefined();
  // In a low window the bar rises as the page is scrolled.
  await page.evaluate(() => scrollTo(0, 120));
  await areOnTop(page, choose);
  await choose.press('Enter');
  const first = page.getByRole('radio', { name: /^Template Solution/ });
  await expect(first).toBeFocused();
  await areOnTop(page, first);
  await first.press('Space');
  await areOnTop(page, page.getByRole('button', { name: 'Get Template Solution' }));
  for (const field of await main(page).locator('input:visible').all()) expect(await coverOf(field)).toBeUndefined();
});

test('a goal, a price and a refusal beside it leave the title of a planner row its words', async ({ page }) => {
  const planner = new Planner(page);
  await planner.openSaved(5, {
    platform: 'full',
    solutions: ['solution:customers'],
    dashboards: ['dashboard:financial'],
  });
  const title = main(page).locator('label').filter({ hasText: 'Customer Relationship' });
  for (const width of [390, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await title.boundingBox())?.height, String(width)).toBeLessThan(80);
  }
});

test('at the end of a short step, all of the opened summary is seen on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  const quote = new PackageBuilder(page);
  await quote.openReview();
  await quote.back.click();
  const open = page.locator('[data-dock] > * > [aria-expanded]');
  await open.waitFor();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await open.click();
  await expect(quote.summary.getByRole('heading').first()).toBeInViewport({ ratio: 1 });
});

test('on a laptop the header has the quick quote, without scrolling sideways', async ({ page }) => {
  await page.goto('/');
  for (const width of [969, 1100, 1250]) {
    await page.setViewportSize({ width, height: 700 });
    const quick = page.getByRole('banner').getByRole('link', { name: 'Quick quote' });
    expect(await coverOf(quick), String(width)).toBeUndefined();
    expect((await overflow(page)).by, String(width)).toBe(0);
  }
});

test('headline, first action and first answer are in the first view', async ({ page }) => {
  const sizes = [320, 390, 820, 1440].map((width) => ({ width, height: width < 500 ? 844 : 900 }));
  const heading = main(page).getByRole('heading', { level: 1 });
  const isSeen = async (path: string, seen: Locator, button?: Locator) => {
    await page.goto(path);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const name = `${path} at ${size.width}`;
      await expect(heading, name).toBeInViewport({ ratio: 1 });
      await expect(seen.first(), name).toBeInViewport({ ratio: 1 });
      if (button && size.width < 968) await expect(button, name).toBeInViewport();
    }
  };
  for (const path of ['/trinity', '/trinity/core', '/trinity/garo', '/trinity/rcd'])
    await isSeen(path, main(page).getByRole('link', { name: /^Choose / }));
  for (const path of [paths.packageBuilder, paths.quote, paths.planner])
    await isSeen(path, main(page).locator('label'), page.getByRole('button', { name: /^Continue/ }));
});
