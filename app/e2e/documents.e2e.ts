import { brotliCompressSync } from 'node:zlib';
import { settled } from '../../.ci/settled.mjs';
import { brandIds } from '../src/domain/catalogue/brand.ts';
import { campaignIds } from '../src/domain/catalogue/campaigns.ts';
import { coverOf, overflow } from './layout.ts';
import { expect, test } from './test.ts';

const read = '/trinity';

// What a first visit loads.
test.use({ ownContext: true });

test.describe('a document', () => {
  test('loads one script until the first interaction, and handles that interaction', async ({ page }) => {
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

  for (const [path, most] of [
    // With screens of the products.
    ['/', 10_000],
    [read, 10_000],
    // With pictures of the services, a receipt.
    ['/service-landing-page', 10_000],
    ['/service/cost-calculation', 10_000],
    ['/blog', 8_000],
    ['/blog/7', 8_000],
    ['/portfolio', 8_000],
    // With two websites drawn in HTML.
    ['/portfolio/3', 10_000],
    // The tools.
    ['/service/stepWizardPage', 10_000],
    ['/quote-builder', 10_000],
    ['/step1', 10_000],
    ['/booking', 10_000],
  ] as const) {
    test(`inlines only the styles it needs: ${path}`, async ({ request }) => {
      const page = await (await request.get(path)).text();
      const styles = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, sheet]) => sheet).join('');
      expect(styles.length).toBeGreaterThan(10_000);
      expect(brotliCompressSync(styles).length).toBeLessThan(most);
      // Mobile Safari needs the prefixed property, and no thickness in the text-decoration shorthand.
      expect(styles).toContain('-webkit-text-size-adjust:100%');
      expect(styles).not.toMatch(/[;{]text-decoration:[^;}]*(\d|var\()/);
    });
  }

  // All kinds of sections are on these.
  for (const path of ['/about-us', '/service-landing-page', '/service/website-development']) {
    test(`has the styles of all its elements: ${path}`, async ({ request }) => {
      const page = await (await request.get(path)).text();
      const styles = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, sheet]) => sheet).join('');
      const main = /<main.*<\/main>/s.exec(page)?.[0] ?? '';
      const names = new Set([...main.matchAll(/class="([^"]*)"/g)].flatMap(([, classes = '']) => classes.split(' ')));
      const bare = [...names].filter((name) => name !== '' && !styles.includes(`.${name}`));
      // One class has no rules of its own: other rules refer to it.
      expect(names.size).toBeGreaterThan(30);
      expect(bare.length, bare.join(' ')).toBeLessThanOrEqual(1);
    });
  }

  test('marks the part in view in the contents of a post', async ({ page }) => {
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

  test('lists posts on one topic, or on all', async ({ page }) => {
    await page.goto('/blog');
    const posts = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    const all = await posts.count();
    await page.getByRole('radio', { name: /^Websites/i }).check();
    const titles = posts.getByRole('heading');
    expect(await posts.count()).toBeLessThan(all);
    await expect(titles.first()).toHaveText('Getting found by people nearby');
    await expect(page.getByRole('heading', { name: 'What a brand sheet is for' })).toBeHidden();
    await page.getByRole('radio', { name: /^All/ }).check();
    await expect(posts).toHaveCount(all);
  });

  test('turns its header white after 50 pixels', async ({ page }) => {
    await page.goto(read);
    const header = page.getByRole('banner');
    await page.mouse.wheel(0, 50);
    await expect(header).toHaveAttribute('data-scrolled', 'false');
    await page.mouse.wheel(0, 1);
    await expect(header).toHaveAttribute('data-scrolled', 'true');
  });

  test('opens its menus by keyboard, one at a time, and closes them by Escape and by leaving', async ({ page }) => {
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
    await expect(main.getByRole('link', { name: /^Blog/ })).toBeVisible();
    await main.getByRole('link', { name: /^Blog/ }).click();
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(main.getByRole('link', { name: /^Portfolio/ })).toBeHidden();
  });
});

test.describe('the layout of a document', () => {
  test.use({ ownContext: false });

  // Then the font is in the cache: on a first visit it can be too late for the page.
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  for (const width of [390, 1024, 1440]) {
    test(`starts at the same height as all other documents, with a headline of at most three lines, at ${width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const tops: Record<string, number> = {};
      for (const path of [
        '/about-us',
        '/service/custom-website-development',
        '/trinity/rcd',
        '/blog/7',
        '/portfolio',
      ]) {
        await page.goto(path);
        const title = page.getByRole('main').getByRole('heading', { level: 1 });
        const { top, lines } = await title.evaluate((heading) => {
          const { lineHeight } = getComputedStyle(heading);
          const { height } = heading.getBoundingClientRect();
          // A post begins with its topics, above the headline.
          const { top } = (heading.previousElementSibling ?? heading).getBoundingClientRect();
          return { top, lines: Math.round(height / Number.parseFloat(lineHeight)) };
        });
        expect(lines, path).toBeLessThanOrEqual(3);
        tops[path] = Math.round(top);
      }
      expect(new Set(Object.values(tops)).size, JSON.stringify(tops)).toBe(1);
    });
  }

  test('has delivery times one below the other in all lists, whatever the prices beside them', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/service-landing-page');
    const times = page.getByRole('main').getByText(/^Delivered in /);
    const starts = await times.evaluateAll((all) => all.map((time) => Math.round(time.getBoundingClientRect().x)));
    expect(starts.length).toBeGreaterThan(brandIds.length + campaignIds.length);
    expect(new Set(starts).size, String(starts)).toBe(1);
  });

  for (const [width, place] of [
    [820, 'below'],
    [1440, 'beside'],
  ] as const) {
    test(`has a tag ${place} a name, and all names on one line, at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const [path, { length }] of [
        ['/service/brand-identity-package', brandIds],
        ['/service/content-ad-campaign', campaignIds],
      ] as const) {
        await page.goto(path);
        const packages = page.getByRole('list', { name: 'The packages, from the smallest to the largest' });
        const tops = await packages
          .getByRole('heading')
          .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().top));
        expect(tops, path).toHaveLength(length);
        expect(new Set(tops).size, path).toBe(1);
        const tag = await packages.getByText(/^(Most popular|Featured)$/).boundingBox();
        const below = (tag?.y ?? Number.NaN) - Math.min(...tops);
        if (place === 'beside') expect(Math.abs(below), path).toBeLessThan(8);
        else expect(below, path).toBeGreaterThan(20);
      }
    });
  }

  for (const width of [320, 390]) {
    test(`shows packages and screens whole, without scrolling sideways, at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const [path, list] of [
        ['/service/brand-identity-package', '[aria-label^="The packages"] > li'],
        ['/service/content-ad-campaign', '[aria-label^="The packages"] > li'],
        [read, 'article > figure'],
      ] as const) {
        await page.goto(path);
        const edges = await page.locator(list).evaluateAll((all) =>
          all.map((own) => {
            const { left, right } = own.getBoundingClientRect();
            return left >= 0 && right <= innerWidth;
          }),
        );
        expect(edges.length, path).toBeGreaterThanOrEqual(3);
        expect(edges, path).not.toContain(false);
        expect((await overflow(page)).by, path).toBe(0);
      }
    });
  }

  test('folds single systems on a phone only, below their lowest price', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/service-landing-page');
    const system = page.getByRole('main').getByRole('link', { name: /^Know where your money goes €200/ });
    await expect(system).toBeHidden();
    const fold = page.getByText('One system at a time');
    await expect(fold.locator('xpath=..')).toContainText('from €200');
    await fold.click();
    await expect(system).toBeVisible();
    expect(await coverOf(system)).toBeUndefined();

    for (const width of [820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/service-landing-page');
      await expect(system).toBeVisible();
      expect(await coverOf(system)).toBeUndefined();
      await expect(fold).toBeHidden();
    }
  });

  test('has drawings with words of a readable size on a tablet', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 900 });
    await page.goto('/explore/digital-ecosystem');
    const breaks = page.locator('#where-it-usually-breaks-between-two-parts');
    const sizes = await breaks.locator('svg text').evaluateAll((all) =>
      all.map((text) => {
        const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
        return scale * Number.parseFloat(getComputedStyle(text).fontSize);
      }),
    );
    expect(sizes.length).toBeGreaterThan(10);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
  });

  for (const width of [320, 390]) {
    test(`lets a thumb choose any topic of the blog, at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 780 });
      await page.goto('/blog');
      const topics = page.getByRole('main').getByRole('group').getByRole('radio');
      expect(await topics.count()).toBeGreaterThan(5);
      for (const topic of await topics.all()) {
        const name = await topic.inputValue();
        expect(await coverOf(topic), name).toBeUndefined();
        const { x, right, width: wide, height } = await topic.evaluate((own) => own.getBoundingClientRect().toJSON());
        expect(Math.min(wide, height), name).toBeGreaterThanOrEqual(44);
        expect(Math.min(x, width - right), name).toBeGreaterThanOrEqual(0);
        await topic.click();
        await expect(topic).toBeChecked();
      }
      const tops = await topics.evaluateAll((all) => all.map((topic) => topic.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      expect((await overflow(page)).by).toBe(0);
    });
  }

  test('has whole receipts, and tables as wide as the text, on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/explore/digital-ecosystem');
    const receipts = page.getByRole('region', { name: 'Two receipts' });
    expect(await receipts.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
    await page.goto('/blog/3');
    const width = (text: string) =>
      page
        .getByText(text)
        .first()
        .evaluate((of) => of.clientWidth);
    expect(await width('One ad may bring all the customers')).toBeGreaterThan(340);
  });
});

test('GARO’s search answers a rule that is changed by keyboard', async ({ page }) => {
  await page.goto('/trinity/garo');
  const deliveries = page.getByRole('slider', { name: /^Deliveries/ });
  await deliveries.focus();
  await page.keyboard.press('End');
  await expect(deliveries).toHaveAttribute('aria-valuetext', 'every 7 days');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(/^The best plan costs €[\d,]+ a week\.$/, { timeout: 15_000 });
  const [amount] = /€[\d,]+/.exec((await status.textContent()) ?? '') ?? [];
  await expect(page.getByText(`${amount} a week for the best plan`)).toBeVisible();
});

test.describe('header and footer of a page with a form', () => {
  test('wait for the first interaction, handle it, and then update', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/contact-us');
    await settled(page);
    const before = scripts.length;
    await page.getByRole('contentinfo').getByRole('button', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(() => scripts.length).toBeGreaterThan(before);
    // The button is far down the page.
    await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'true');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'false');
  });

  test('work natively while their scripts fail to load, and fully once they have', async ({ page, problems }) => {
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
});
