import type { Locator, Page } from '@playwright/test';
import { Booking } from './booking.ts';
import { ConsentBanner } from './consentBanner.ts';
import { tabTo } from './keyboard.ts';
import { PackageBuilder } from './packageBuilder.ts';
import { QuickQuote } from './quickQuote.ts';
import { expect, test } from './test.ts';

/** The names of notices and of the scroll-to-top button that cover an element at its centre, edges or corners. */
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
  const { height, window: step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    window: Math.floor(innerHeight / 3),
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

/** The words that an element covers while the page is scrolled from its top to its end. */
const wordsUnder = (element: Locator) =>
  element.evaluate(async (over) => {
    const found = new Set<string>();
    const texts: Range[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const text = new Range();
      text.selectNodeContents(node);
      texts.push(text);
    }
    for (let top = 0; top < document.documentElement.scrollHeight; top += 80) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const own = over.getBoundingClientRect();
      if (!over.checkVisibility({ visibilityProperty: true })) continue;
      for (const text of texts)
        for (const { left, right, top, bottom } of text.getClientRects())
          if (left < own.right && own.left < right && top < own.bottom && own.top < bottom) found.add(text.toString());
    }
    return [...found];
  });

test('on a phone nothing covers a field with an error', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const packageBuilder = new PackageBuilder(page);
  await packageBuilder.openReview();
  await packageBuilder.checkout.dispatchEvent('click');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Error: Please enter your name');
  for (const field of await page.locator('[data-state=invalid]').all()) expect(await coverings(field)).toEqual([]);
});

for (const [width, height] of [
  [320, 640],
  [390, 700],
  [820, 1100],
  [1440, 800],
] as const) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height } });

    test('nothing covers the steps, the chosen card, the receipt or the Continue button of a wizard', async ({
      page,
    }) => {
      const notices = page.getByRole('region', { name: 'Notifications' });
      const packageBuilder = new PackageBuilder(page);
      await packageBuilder.open('?service=brand-identity&industry=retail');
      for (const title of ['Starter Brand Identity', 'Elite Brand Identity', 'Premium Brand Identity']) {
        const card = page.locator('label').filter({ has: packageBuilder.card(title) });
        await card.click();
        await expect(notices).toContainText(`${title} selected`);
        expect(await coverings(card), title).toEqual([]);
        const parts = [packageBuilder.stepper, packageBuilder.continue, packageBuilder.summary];
        for (const part of parts) if (await part.isVisible()) expect(await coverings(part), title).toEqual([]);
      }
      await expectUncovered(page, packageBuilder.continue);
      await packageBuilder.continue.click();
      await packageBuilder.isAt('Review');
      await expectUncovered(page, packageBuilder.checkout);
      // At any window size the checkout is in view, and never covers the focused element.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(packageBuilder.checkout).toBeInViewport({ ratio: 1 });
      for (const field of [
        packageBuilder.name,
        packageBuilder.email,
        packageBuilder.consultation,
        packageBuilder.back,
      ]) {
        await tabTo(page, field);
        const [focused, bar] = await Promise.all([field.boundingBox(), packageBuilder.checkout.boundingBox()]);
        const isClear = (box: typeof focused) =>
          box && bar && (box.y + box.height <= bar.y || box.x + box.width <= bar.x);
        expect(isClear(focused), `${await field.textContent()} and the bar`).toBe(true);
      }
      await packageBuilder.checkout.click({ force: true });
      await expect(notices).toContainText('Error: ');
      expect(await coverings(packageBuilder.checkout)).toEqual([]);
    });

    test('nothing covers the Next Step button of a booking', async ({ page }) => {
      const booking = new Booking(page);
      await booking.open();
      await expectUncovered(page, page.getByRole('button', { name: 'Next Step' }));
    });
  });
}

test.describe('on a phone, before the consent banner is answered', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, consentAnswered: false });

  test('the banner and its confirmation cover neither the bar of a booking nor a control', async ({ page }) => {
    const booking = new Booking(page);
    const notices = page.getByRole('region', { name: 'Notifications' });
    /** The visible controls that are covered by something outside the page's content. */
    const covered = (controls: Locator) =>
      controls.evaluateAll((all) =>
        all.flatMap((control) => {
          const { left, top, width, height } = control.getBoundingClientRect();
          const over = document.elementFromPoint(left + width / 2, top + height / 2);
          return over && !over.closest('main, header') ? [`${control.textContent}: ${over.textContent}`] : [];
        }),
      );
    const controls = page.getByRole('main').locator('a, button, label');
    await booking.open();
    await expect(new ConsentBanner(page).region).toBeVisible();
    await booking.chooseFirst();
    await expect(booking.next).toBeInViewport({ ratio: 1 });
    expect(await covered(booking.next)).toEqual([]);
    await new ConsentBanner(page).reject.tap();
    await expect(notices).toContainText('Saved.');
    expect(await covered(controls)).toEqual([]);
    await page.evaluate(() => scrollTo({ top: 240, behavior: 'instant' }));
    await expect.poll(() => covered(controls), { timeout: 1_000 }).toEqual([]);
    // Day, time and Next Step are on one screen.
    for (const part of [
      page.getByRole('gridcell', { selected: true }),
      page.getByRole('radio', { checked: true }),
      booking.next,
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
  });

  for (const [name, Wizard] of [
    ['Build your package', PackageBuilder],
    ['Quick quote', QuickQuote],
  ] as const)
    test(`${name}: the confirmation covers no step and no card; the cookie settings are at the end of the page`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await new Wizard(page).open();
      await new ConsentBanner(page).reject.tap();
      const notices = page.getByRole('region', { name: 'Notifications' });
      await expect(notices).toContainText('Saved.');
      expect(await coverings(page.getByRole('navigation', { name }))).toEqual([]);
      for (const card of await page.getByRole('group').locator('label').all())
        expect(await coverings(card)).toEqual([]);
      await page.getByRole('link', { name: 'Cookie settings' }).tap();
      await expect(page.getByRole('heading', { level: 1, name: 'What may we remember?' })).toBeVisible();
    });
});

test.describe('before the consent banner is answered', () => {
  test.use({ viewport: { width: 1200, height: 900 }, consentAnswered: false });

  test('its confirmation leaves the Next Step button of a booking that comes to lie under it', async ({ page }) => {
    const booking = new Booking(page);
    await booking.open();
    await new ConsentBanner(page).reject.click();
    const notices = page.getByRole('region', { name: 'Notifications' });
    await expect(notices).toContainText('Saved.');
    await booking.nextFree.press('Enter');
    await booking.times.first().press('Space');
    await booking.next.scrollIntoViewIfNeeded();
    await expect.poll(() => coverings(booking.next), { timeout: 1_000 }).toEqual([]);
    await expect(notices).toContainText('Saved.');
  });
});

for (const width of [390, 1280, 1440])
  test(`at ${width} pixels the scroll-to-top button covers no words`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    for (const path of ['/trinity', '/booking', '/quote-builder']) {
      await page.goto(path);
      await page.mouse.wheel(0, 500);
      const button = page.locator('[aria-label="Scroll to top"]');
      await expect(button).toHaveAttribute('data-state', 'shown');
      expect(await wordsUnder(button), path).toEqual([]);
      await page.keyboard.press('End');
      await expect(button).toBeInViewport();
    }
  });
