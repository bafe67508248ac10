import { brotliCompressSync } from 'node:zlib';
import { settled } from '../../.ci/settled.mjs';
import { overflow } from './layout.ts';
import { expect, test } from './test.ts';
import { QuickQuote } from './wizards.ts';

const read = '/trinity';

test.describe('on a first visit', () => {
  test.use({ ownContext: true });

  test('a document loads one script until the first interaction, and handles that interaction', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(read);
    await settled(page);
    expect(scripts).toHaveLength(1);
    // The first click comes before its script.
    const dark = page.getByRole('contentinfo').getByRole('button', { name: 'Dark' });
    await dark.evaluate((button: HTMLElement) => {
      button.dispatchEvent(new Event('touchstart', { bubbles: true }));
      button.click();
    });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(() => scripts.length).toBeGreaterThan(1);
    await page.getByRole('main').getByRole('link', { name: 'See Expense Manager' }).click();
    await expect(page).toHaveURL('/trinity/expense-manager');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Know where your money goes.');
  });

  test('header and footer of a form work natively while their scripts fail to load, and fully once they have', async ({
    page,
    problems,
  }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported|preload/i);
    await page.goto('/contact-us');
    await settled(page);
    await page.context().setOffline(true);
    const services = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Services' });
    await services.click();
    await expect(page.getByRole('link', { name: 'All services and prices' }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    const message = page.getByRole('main').getByRole('textbox', { name: 'Message' });
    await message.fill('We open in March.');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Dark' }).click();
    await page.context().setOffline(false);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(message).toHaveValue('We open in March.');
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
});

test('pages inline only the styles they need, and all of those', async ({ request }) => {
  // All kinds of sections are on these.
  const kB = { '/service-landing-page': 10, '/about-us': 10, '/service/website-development': 10 };
  for (const [path, most] of Object.entries({
    ...kB,
    // With its street.
    '/': 12.2,
    // With five screens side by side on a phone.
    [read]: 10.1,
    '/blog/7': 8,
    '/portfolio': 8,
    '/booking': 10,
    // With the shops of its industries.
    '/step1': 10.5,
  })) {
    const page = await (await request.get(path)).text();
    const styles = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, sheet]) => sheet).join('');
    expect(brotliCompressSync(styles).length, path).toBeLessThan(most * 1000);
    const main = /<main.*<\/main>/s.exec(page)?.[0] ?? '';
    const names = new Set([...main.matchAll(/class="([^"]*)"/g)].flatMap(([, classes = '']) => classes.split(' ')));
    // Parts of drawings have names for the pages that show them small.
    const bare = [...names].filter((name) => !/^$|^drawing-/.test(name) && !styles.includes(`.${name}`));
    // One class has no rules of its own: other rules refer to it.
    if (path in kB) expect(bare.length, `${path}: ${bare.join(' ')}`).toBeLessThanOrEqual(1);
    // Mobile Safari needs the prefixed property, and no thickness in the text-decoration shorthand.
    expect(styles).toContain('-webkit-text-size-adjust:100%');
    expect(styles).not.toMatch(/[;{]text-decoration:[^;}]*(\d|var\()/);
  }
});

test('menus open by keyboard, one at a time, and close by Escape and by leaving', async ({ page }) => {
  await page.goto(read);
  const main = page.getByRole('navigation', { name: 'Main' });
  const services = main.getByRole('button', { name: 'Services' });
  await services.focus();
  await page.keyboard.press('Enter');
  const link = main.getByRole('link', { name: 'All services and prices' });
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(services).toBeFocused();
  await services.click();
  await main.getByRole('button', { name: 'Explore' }).click();
  await expect(link).toBeHidden();
  await main.getByRole('link', { name: /^Blog/ }).click();
  await expect(page).toHaveURL('/blog');
  await expect(main.getByRole('link', { name: /^Portfolio/ })).toBeHidden();
});

test('the drawer of a phone traps the focus while open, and returns it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const opener = page.getByRole('button', { name: 'Open menu' });
  const away = page.locator('main[inert], [inert] main');
  const focus = page.locator(':focus');
  // Once before the script has loaded, and once after.
  for (const time of ['first', 'later'])
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
  await opener.click();
  await page.mouse.click(20, 400);
  await expect(drawer).toBeHidden();
});

test('Page Not Found goes back where the visitor came from, and home in a tab without history', async ({
  page,
  problems,
}) => {
  problems.expect(/404/);
  await page.goto('/about-us');
  await page.goto('/no/such/page');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/about-us');
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => window.open('/no/such/page', '_blank', 'noopener'));
  const tab = await opened;
  problems.watch(tab);
  await tab.getByRole('button', { name: 'Go Back' }).click();
  await expect(tab).toHaveURL('/');
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

test('the blog lists posts on one topic, or on all, and a post marks the part in view in its contents', async ({
  page,
}) => {
  await page.goto('/blog');
  const posts = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  const all = await posts.count();
  await page.getByRole('radio', { name: /^Websites/i }).check();
  await expect(page.getByRole('heading', { name: 'What a brand sheet is for' })).toBeHidden();
  expect(await posts.count()).toBeLessThan(all);
  await page.getByRole('radio', { name: /^All/ }).check();
  await expect(posts).toHaveCount(all);

  await page.goto('/blog/3');
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const marked = () =>
    links.evaluateAll((all) =>
      all
        .filter((link) => getComputedStyle(link).borderInlineStartStyle === 'solid')
        .map(({ textContent }) => textContent),
    );
  for (const part of ['The honest question', 'Two divisions']) {
    await links.filter({ hasText: part }).click();
    await expect.poll(marked).toEqual([part]);
  }
});

test('the street draws what is switched on, for the trade chosen, and opens the wizard that sells it', async ({
  page,
}) => {
  await page.goto('/');
  const receipt = page.getByRole('form', { name: 'Your order so far' });
  const sign = page.locator('svg:has(> use[href="#street-workshop"]):has(use[href="#street-workshop-name"])');
  await expect(sign).toBeHidden();
  await page.getByRole('radio', { name: 'workshop' }).check({ force: true });
  await expect(sign).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/your .*, and what it costs/);
  await expect(receipt).toContainText(/Total\s*€1,500/);
  // The drawing of the poster is a label too.
  const poster = page.locator('label[for=street-campaign]');
  await poster.click();
  await expect(receipt).toContainText(/Total\s*€1,850/);
  await poster.click();
  await page.locator('label[for=street-brand]').click();
  await expect(receipt).toContainText(/Total\s*€900/);
  await receipt.getByRole('button', { name: 'Continue with this' }).click();
  const quote = new QuickQuote(page);
  await quote.isAt('Trinity Package');
});

test('on the price page, a hovered sentence highlights its strand', async ({ page }) => {
  await page.goto('/service-landing-page');
  const fork = page.getByRole('navigation', { name: 'Which one is for me?' });
  const strands = () =>
    fork.locator('svg > g').evaluateAll((all) => all.map((each) => Number(getComputedStyle(each).opacity)));
  await fork.getByRole('link', { name: 'I can’t say where the money goes' }).hover();
  await expect.poll(strands).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((row) => (row === 3 ? 1 : 0.16)));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  // The browser logs the blocked script preloads.
  test.beforeEach(({ problems }) => problems.expect(/\.js csp$/));

  test('a dashboard page asks for a login, and a contract is withdrawn from in two steps', async ({ page }) => {
    await page.goto('/user/orders?page=2');
    const notice = page.getByRole('region', { name: 'Please log in to open your dashboard' });
    await notice.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/Login/);
    await page.goBack();
    await notice.getByRole('link', { name: 'Close' }).click();
    await expect(page).toHaveURL('/');
    await expect(notice).toBeHidden();

    await page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from a contract' }).click();
    await page.getByLabel('Your name').fill('Ann Example');
    await page.getByLabel('The reference of your order, from our e-mail').fill('0A1B2C3D');
    await page.getByLabel('The e-mail address where we confirm that we received it').fill('withdrawn@example.ie');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('0A1B2C3D')).toBeVisible();
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have received your withdrawal');
  });

  test('the landing page has its prices and questions, printed too, and its order opens the package builder', async ({
    page,
  }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    for (const price of ['€500', '€350', '€200', '€1,000']) await expect(main).toContainText(price);
    const closed = main
      .getByRole('group')
      .filter({ has: page.locator('summary') })
      .last();
    const answer = closed.getByRole('paragraph');
    await expect(answer).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(answer).toBeVisible();
    await page.emulateMedia({ media: null });
    await closed.locator('summary').click();
    await expect(answer).toBeVisible();
    const receipt = page.getByRole('form', { name: 'Your order so far' });
    // Sums would not follow.
    await expect(receipt.getByText('Deposit today')).toBeHidden();
    await receipt.getByRole('checkbox', { name: /^Campaign/ }).check({ force: true });
    await receipt.getByRole('button', { name: 'Continue with this' }).click();
    await expect(page).toHaveURL(
      /quote-builder\?.*only=yes.*service=brand-identity&service=complete-platform&service=ad-campaigns/,
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the menu of a phone opens, and nothing in it is cut off, whatever the name of the agency', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
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
    await drawer.locator('summary', { hasText: 'Services' }).click();
    const contact = drawer.getByRole('link', { name: 'Contact Us' });
    await contact.scrollIntoViewIfNeeded();
    await expect(drawer.getByRole('link', { name: 'Book a free consultation' })).toBeInViewport({ ratio: 1 });
    const cut = await drawer.evaluate((menu) =>
      [menu, ...menu.querySelectorAll('*')]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
    await drawer.getByRole('link', { name: 'All services and prices' }).click();
    await expect(page).toHaveURL('/service-landing-page');
  });
});
