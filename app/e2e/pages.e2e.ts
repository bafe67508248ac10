import type { Locator } from '@playwright/test';
import { settled } from '../../.ci/settled.mjs';
import { brandPackages } from '../src/domain/catalogue/brand.ts';
import { overflow } from './layout.ts';
import { QuickQuote } from './quickQuote.ts';
import { expect, test } from './test.ts';

test('an unknown path responds 404, says so, and Go Back goes back', async ({ page, problems }) => {
  problems.expect(/404/);
  await page.goto('/');
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText("The page you are looking for doesn't exist.")).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/');
});

test('an unknown path leads on to the main pages', async ({ page, problems }) => {
  problems.expect(/404/);
  for (const [name, path] of [
    ['Home', '/'],
    ['Services', '/service-landing-page'],
    ['Contact Us', '/contact-us'],
  ] as const) {
    await page.goto('/no/such/page');
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
});

for (const [width, art, menu] of [
  [599, 479.2, false],
  [600, 500, false],
  [967, 500, false],
  [968, 500, true],
] as const) {
  test(`at ${width} pixels the picture of Page Not Found is ${art} wide, and ${menu ? 'the menu' : 'a button for it'} shows`, async ({
    page,
    problems,
  }) => {
    problems.expect(/404/);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/no/such/page');
    const picture = page.locator('main svg[viewBox]').last();
    expect((await picture.boundingBox())?.width).toBeCloseTo(art, 1);
    await page.goto('/about-us');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Explore' })).toBeVisible({ visible: menu });
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible({ visible: !menu });
  });
}

test('pages mention company details only if the footer has them', async ({ request }) => {
  for (const path of ['/privacy-policy', '/about-us']) {
    const html = await (await request.get(path)).text();
    expect(html.includes('company details')).toBe(/(Company|VAT) no\. /.test(html));
  }
});

test('Go Back leads home in a tab without history', async ({ page, problems }) => {
  problems.expect(/404/);
  await page.goto('/');
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => window.open('/no/such/page', '_blank', 'noopener'));
  const tab = await opened;
  problems.watch(tab);
  await tab.getByRole('button', { name: 'Go Back' }).click();
  await expect(tab).toHaveURL('/');
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('Your brand, website and systems');
});

test('a page whose code fails to load says so, and Try again works', async ({ page, problems }) => {
  problems.expect(/ERR_FAILED|ErrorBoundary|dynamically imported|preload/);
  const common = new Set<string>();
  page.on('request', (request) => common.add(request.url()));
  await page.goto('/user-consent');
  await settled(page);
  page.removeAllListeners('request');
  const lost = (url: URL) => url.pathname.endsWith('.js') && !common.has(url.href);
  await page.route(lost, (route) => route.abort());
  await page.goto('/contact-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Something went wrong.');
  await page.unroute(lost);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
});

test('a link to an anchor on another page works, even while its code loads', async ({ page }) => {
  await page.goto('/contact-us');
  await settled(page);
  // Without hovering, nothing of the other page has been prefetched.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'FAQ' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('#faq')).toBeInViewport();
  await page.goto('/#faq');
  await expect(page.locator('#faq')).toBeInViewport();
});

test.describe('the quote on the landing page', () => {
  test('updates with every choice, redraws its knot, and opens the quick quote with them', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const card = page.getByRole('form', { name: 'Try a quote' });
    const threads = page.getByRole('img', { name: /^A knot of strands/ }).locator('path');
    const drawn = () =>
      threads.evaluateAll(
        (all) => all.filter((one) => Number.parseFloat(getComputedStyle(one).strokeDashoffset) === 0).length,
      );
    await expect(card).toContainText(/Total\s*€1,980/);
    await expect(card).toContainText(/Deposit today\s*€396/);
    // Three strands of seven threads.
    expect(await drawn()).toBe(3 * 7);

    await card.getByRole('radio', { name: 'Plus' }).check();
    await expect(card).toContainText(/Total\s*€2,340/);
    expect(await drawn()).toBe(5 * 7);

    await card.getByRole('radio', { name: 'Foundation' }).check();
    await expect(card).toContainText(/Total\s*€1,620/);
    await expect(card).toContainText(/Deposit today\s*€324/);
    expect(await drawn()).toBe(5 * 3);

    // The label covers the checkbox.
    await card.getByRole('checkbox', { name: 'Include a business system' }).click({ force: true });
    await expect(card).toContainText(/Total\s*€800/);
    expect(await drawn()).toBe(3);
    await card.getByRole('radio', { name: 'Core' }).check();
    await expect(card).toContainText(/Total\s*€1,260/);

    await card.getByRole('button', { name: 'Continue with this' }).click();
    const quote = new QuickQuote(page);
    await quote.isAt('Industry');
    await expect(quote.total).toHaveText('€1,260');
  });

  test('“Get my price” asks which wizard suits, and links to each', async ({ page }) => {
    await page.goto('/');
    const ways = {
      'Quick quote': '/service/stepWizardPage',
      'Build your package': '/quote-builder',
      'Plan by budget': '/step1',
    };
    await page.getByRole('link', { name: 'Get my price' }).click();
    for (const [way, path] of Object.entries(ways)) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which way suits you?');
      await page.getByRole('main').getByRole('link', { name: way }).click();
      await expect(page).toHaveURL(path);
      await page.goBack();
    }
  });
});

for (const path of ['/service/website-development', '/service/content-ad-campaign']) {
  test(`says each feature once, with its ticks beside it on a phone: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const rows = page.getByRole('table').locator('tbody tr');
    const features = await rows.getByRole('rowheader').allTextContents();
    expect(features.length).toBeGreaterThan(5);
    for (const feature of features) await expect(page.getByText(feature, { exact: true })).toHaveCount(1);
    for (const row of await rows.all()) {
      const name = await row.getByRole('rowheader').boundingBox();
      for (const cell of await row.getByRole('cell').all()) {
        const box = await cell.boundingBox();
        expect(box?.y).toBe(name?.y);
        expect(box?.width).toBeLessThan(80);
      }
    }
  });
}

test('on the price page, a hovered sentence highlights its strand, and a hovered price what it includes', async ({
  page,
}) => {
  await page.goto('/service-landing-page');
  const fork = page.getByRole('navigation', { name: 'Which one is for me?' });
  const strands = fork.locator('svg > g');
  const shown = (of: Locator) => of.evaluateAll((all) => all.map((each) => Number(getComputedStyle(each).opacity)));
  await fork.getByRole('link', { name: 'I can’t say where the money goes' }).hover();
  await expect.poll(() => shown(strands)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((row) => (row === 3 ? 1 : 0.16)));
  await fork.getByRole('list').last().getByRole('link', { name: 'Trinity Business Systems' }).hover();
  await expect
    .poll(async () => (await shown(strands)).flatMap((opacity, row) => (opacity === 1 ? [row] : [])))
    .toEqual([3, 6]);

  const brand = page.getByRole('figure').first().locator('svg > g > g');
  const drawn = async () => (await shown(brand)).filter((opacity) => opacity === 1).length;
  const packages = page.locator('#brand-identity-package');
  for (const [at, { name }] of Object.values(brandPackages).entries()) {
    await packages.getByRole('link', { name }).hover();
    // From the third on, a package has all pieces.
    await expect.poll(drawn, name).toBe([3, 6][at] ?? 8);
  }
  await page.mouse.move(0, 0);
  await packages.getByRole('link', { name: 'Premium Brand Identity' }).press('Shift+Tab');
  await expect.poll(drawn).toBe(3);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  // The browser logs the blocked script preloads.
  test.beforeEach(({ problems }) => problems.expect(/\.js csp$/));

  test('a dashboard page asks for a login', async ({ page }) => {
    await page.goto('/user/orders?page=2');
    const loginNotice = page.getByRole('region', { name: 'Please log in to open your dashboard' });
    await loginNotice.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/Login');
    await page.goBack();
    await loginNotice.getByRole('link', { name: 'Close' }).click();
    await expect(page).toHaveURL('/');
    await expect(loginNotice).toBeHidden();
  });

  test('the landing page is complete', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your brand, website and systems, made as one.');
    const main = page.getByRole('main');
    for (const [service, price] of [
      ['Brand Identity Package', '€500'],
      ['Digital Ad Campaigns', '€350'],
      ['Trinity Business Systems', '€200'],
      ['Complete Digital Platform', '€1,000'],
    ] as const) {
      await expect(main.getByRole('heading', { name: service })).toBeVisible();
      await expect(main).toContainText(price);
    }
    for (const system of ['Expense Manager', 'MCD', 'RCD', 'GARO', 'AED']) await expect(main).toContainText(system);
    await expect(main).toContainText('€1,980');

    const questions = main.getByRole('group');
    const closed = questions.filter({ has: page.locator('summary') }).last();
    const answer = closed.getByRole('paragraph');
    await expect(answer).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(answer).toBeVisible();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
    await page.emulateMedia({ media: null });
    await expect(answer).toBeHidden();
    await closed.locator('summary').click();
    await expect(answer).toBeVisible();

    await page.getByRole('contentinfo').getByRole('link', { name: 'Quick quote' }).click();
    await expect(page).toHaveURL(/stepWizardPage/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the quote on the landing page opens the quick quote too', async ({ page }) => {
    await page.goto('/');
    const card = page.getByRole('form', { name: 'Try a quote' });
    await card.getByRole('radio', { name: 'Premium' }).check();
    await card.getByRole('button', { name: 'Continue with this' }).click();
    await expect(page).toHaveURL(/stepWizardPage\?solution=website&tier=premium&solution=trinity&trinity=trinity-core/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the menu of a phone opens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.locator('summary', { hasText: 'Services' }).click();
    // Stays within reach of the thumb while the list scrolls.
    await drawer.getByRole('link', { name: 'Contact Us' }).scrollIntoViewIfNeeded();
    await expect(drawer.getByRole('link', { name: 'Book a consultation' })).toBeInViewport({ ratio: 1 });
    await drawer.getByRole('link', { name: 'All services and prices' }).click();
    await expect(page).toHaveURL('/service-landing-page');
  });

  for (const width of [320, 390]) {
    test(`at ${width} pixels nothing in the header and the menu of a phone is cut off`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      const header = page.getByRole('banner');
      await header
        .getByRole('link', { name: 'Trinity Works' })
        .locator('span')
        .evaluate((name) => {
          name.textContent = 'Byrne & Daughters Digital Studio';
        });
      expect((await overflow(page)).what).toEqual([]);
      await header.getByRole('button', { name: 'Open menu' }).click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      // Only one section is open at a time.
      await drawer.evaluate((menu) => {
        for (const section of menu.querySelectorAll('details')) Object.assign(section, { name: '', open: true });
      });
      for (const user of ['', 'in', 'admin']) {
        await test.step(user || 'logged out', async () => {
          await page.evaluate((kind) => {
            if (kind) document.documentElement.dataset.user = kind;
          }, user);
          await expect(drawer.getByText(user ? 'Logout' : 'Login')).toBeVisible();
          const cut = await drawer.evaluate((menu) =>
            [menu, ...menu.querySelectorAll('*')]
              .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
              .map(({ textContent }) => textContent),
          );
          expect(cut).toEqual([]);
        });
      }
    });
  }
});

test('the drawer traps the focus while open, and returns it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const opener = page.getByRole('button', { name: 'Open menu' });
  const away = page.locator('main[inert], [inert] main');
  const focus = page.locator(':focus');
  // Once before the script has loaded, and once after.
  for (const time of ['first', 'later']) {
    await test.step(time, async () => {
      await opener.press('Enter');
      await expect(drawer.getByRole('button', { name: 'Close menu' })).toBeFocused();
      // The rest of the page is inert for keyboard and screen reader.
      await expect(away).toHaveCount(1);
      for (let press = 0; press < 12; press++) {
        await page.keyboard.press('Tab');
        if (await focus.count()) await expect(drawer.locator(':focus')).toHaveCount(1);
      }
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(away).toHaveCount(0);
    });
  }
  await opener.click();
  await page.mouse.click(20, 400);
  await expect(drawer).toBeHidden();
  await expect(away).toHaveCount(0);
});
