import type { Page } from '@playwright/test';
import { settled } from '../../.ci/settled.mjs';
import { everythingGranted } from '../src/domain/consent/consent.ts';
import { ConsentBanner } from './consentBanner.ts';
import { consentState } from './consentState.ts';
import { tabTo } from './keyboard.ts';
import { overflow } from './layout.ts';
import { atRest } from './motion.ts';
import { QuickQuote } from './quickQuote.ts';
import { expect, test } from './test.ts';

const stored = (page: Page) =>
  page.evaluate(() => ({ record: localStorage.getItem('consent'), meta: localStorage.getItem('consent-meta') }));
const choices = async (page: Page) => JSON.parse((await stored(page)).record ?? 'null') as unknown;

test.describe('a new visitor', () => {
  test.use({ consentAnswered: false });

  test('rejects all: everything is off, and the banner stays hidden', async ({ page }) => {
    const banner = new ConsentBanner(page);
    await page.goto('/');
    await banner.unfold();
    for (const purpose of ['Personalization', 'Analytics', 'Optimization', 'Enhancement']) {
      await expect(banner.purpose(purpose)).not.toBeChecked();
    }
    await banner.reject.click();
    await expect(banner.region).toBeHidden();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Saved.');
    expect(await choices(page)).toEqual({
      Personalization: false,
      Analytics: false,
      Optimization: false,
      Enhancement: false,
    });
    await page.reload();
    await expect(banner.region).toBeHidden();
  });

  test('accepts all: all four are on', async ({ page }) => {
    const banner = new ConsentBanner(page);
    await page.goto('/');
    await banner.accept.click();
    await expect(banner.region).toBeHidden();
    expect(await choices(page)).toEqual(everythingGranted);
  });

  test('moves a switch: it is stored at once and kept after a reload, and the banner still shows', async ({ page }) => {
    const banner = new ConsentBanner(page);
    await page.goto('/');
    await banner.unfold();
    await banner.purpose('Analytics').check();
    expect(await choices(page)).toMatchObject({ Analytics: true, Optimization: false });
    expect((await stored(page)).meta).toBeNull();
    await page.reload();
    await expect(banner.purpose('Analytics')).toBeChecked();
    await banner.save.click();
    await expect(banner.region).toBeHidden();
    expect(await choices(page)).toMatchObject({ Analytics: true, Optimization: false });
    await page.reload();
    await expect(banner.region).toBeHidden();
  });

  test('sees the banner on a document, before any interaction and with its only script', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/trinity');
    await settled(page);
    await expect(new ConsentBanner(page).region).toBeVisible();
    expect(scripts).toHaveLength(1);
  });

  test('can answer before other scripts load, and gets the confirmation once they have', async ({ page }) => {
    const banner = new ConsentBanner(page);
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.goto('/trinity');
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await banner.unfold();
    await banner.purpose('Analytics').check();
    await banner.save.click();
    await expect(banner.region).toBeHidden();
    expect(await choices(page)).toMatchObject({ Analytics: true, Optimization: false });
    letThrough();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Saved.');
  });

  test('opens Show More before other scripts load, in a browser without invoker commands', async ({ page }) => {
    const banner = new ConsentBanner(page);
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
      addEventListener('command', (event) => event.preventDefault(), true);
    });
    let scripts = 0;
    await page.route('**/*.js', async (route) => {
      scripts += 1;
      // Only the script of the document loads.
      if (scripts === 1) await route.continue();
    });
    await page.goto('/trinity');
    await banner.unfold();
    await banner.more('Analytics').click();
    const dialog = page.getByRole('dialog', { name: 'Analytics' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('sees the banner fade in, and its buttons stay where they appear', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      const tops: number[] = [];
      Object.assign(window, { tops });
      const watch = () => {
        const { top, height } =
          document.querySelector('[data-answer=reject]')?.getBoundingClientRect() ?? new DOMRect();
        if (height > 0) tops.push(top);
        requestAnimationFrame(watch);
      };
      watch();
    });
    await page.goto('/');
    await expect(new ConsentBanner(page).region).toBeVisible();
    await atRest(page);
    const tops = await page.evaluate(() => Reflect.get(window, 'tops') as number[]);
    expect(tops.length).toBeGreaterThan(1);
    expect(new Set(tops).size).toBe(1);
  });

  test('sees Reject and Accept with equal emphasis, and Save with the switches', async ({ page }) => {
    const banner = new ConsentBanner(page);
    await page.goto('/');
    const look = (of: typeof banner.reject) =>
      of.evaluate((button) => {
        const { color, backgroundColor, fontSize, fontWeight, borderColor, textDecorationLine } =
          getComputedStyle(button);
        const { width, height } = button.getBoundingClientRect();
        return { color, backgroundColor, fontSize, fontWeight, borderColor, textDecorationLine, width, height };
      });
    expect(await look(banner.reject)).toEqual(await look(banner.accept));
    const names = () => banner.region.getByRole('button').allTextContents();
    // A wide screen has room for all.
    expect((await names()).filter((name) => !name.startsWith('Show More'))).toEqual([
      'Reject All',
      'Accept All',
      'Save Settings',
    ]);
  });

  test('uses it by keyboard, first in tab order, and continues in the page', async ({ page }) => {
    const banner = new ConsentBanner(page);
    await page.goto('/');
    await expect(banner.region).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(banner.region.getByRole('link', { name: 'Privacy policy' })).toBeFocused();
    await tabTo(page, banner.region.getByText('Choose one by one'));
    await page.keyboard.press('Tab');
    await expect(banner.purpose('Personalization')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(banner.purpose('Personalization')).toBeChecked();

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Personalization' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/^An ID number for your browser/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(banner.more('Personalization')).toBeFocused();

    await tabTo(page, banner.save);
    await page.keyboard.press('Enter');
    await expect(banner.region).toBeHidden();
    await expect(page.locator('#main')).toBeFocused();
    expect(await choices(page)).toMatchObject({ Personalization: true, Analytics: false });
  });

  test('finds every topic behind Show More', async ({ page }) => {
    const banner = new ConsentBanner(page);
    await page.goto('/');
    await banner.unfold();
    const met = new Set<string>();
    for (const purpose of ['Personalization', 'Analytics', 'Optimization', 'Enhancement']) {
      await banner.more(purpose).click();
      const dialog = page.getByRole('dialog', { name: purpose });
      await expect(dialog).toBeVisible();
      for (const title of await dialog.locator('summary').allTextContents()) met.add(title);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
    }
    expect([...met].sort()).toEqual([
      'Ad measurement',
      'Audience statistics',
      'Cookies and device storage',
      'Device scanning',
      'Functional cookies',
      'Limited data for content and ads',
      'Profiles for personalised content',
      'Service development and feedback',
    ]);
  });

  for (const size of [
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ]) {
    test(`on a phone of ${size.width} pixels sees the bar of a wizard above the banner, and reaches both`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      const banner = new ConsentBanner(page);
      const quote = new QuickQuote(page);
      await quote.open('?solution=website');
      await expect(banner.region).toBeVisible();
      expect((await overflow(page)).by).toBe(0);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
      const [bar, region] = [await quote.continue.boundingBox(), await banner.region.boundingBox()];
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(region?.y ?? 0);
      for (const button of [banner.reject, banner.accept]) await expect(button).toBeInViewport({ ratio: 1 });
      // The banner takes at most a third of a phone's screen until it is expanded.
      expect(region?.height).toBeLessThanOrEqual(844 / 3);
      await banner.unfold();
      await banner.save.scrollIntoViewIfNeeded();
      await expect(banner.save).toBeInViewport({ ratio: 1 });
      await banner.reject.click();
      await expect(banner.region).toBeHidden();
      await expect(quote.continue).toBeInViewport({ ratio: 1 });
    });
  }

  test('answers in one tab, and the banner closes in the other', async ({ page, context }) => {
    const other = await context.newPage();
    await page.goto('/');
    await other.goto('/');
    await expect(new ConsentBanner(other).region).toBeVisible();
    await new ConsentBanner(page).accept.click();
    await expect(new ConsentBanner(other).region).toBeHidden();
  });
});

test.describe('an answer', () => {
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);

  for (const [what, decidedAt, version, words] of [
    ['older than half a year', days(183), 1, 'six months old'],
    ['to another question', days(1), 0, 'What we ask has changed'],
  ] as const) {
    test.describe(what, () => {
      test.use({
        storageState: ({ baseURL }, use) => use(consentState(baseURL ?? '', everythingGranted, decidedAt, version)),
      });
      test('is no longer valid: everything is off, and the banner says why it asks', async ({ page }) => {
        const banner = new ConsentBanner(page);
        await page.goto('/');
        await expect(banner.region).toContainText(words);
        await banner.unfold();
        await expect(banner.purpose('Analytics')).not.toBeChecked();
      });
    });
  }
});

test.describe('the cookie settings', () => {
  test('are linked from the footer, and take effect at once', async ({ page }) => {
    const banner = new ConsentBanner(page);
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'What may we remember?' })).toBeVisible();
    await expect(page.getByText('Always on')).toBeVisible();
    await expect(page.getByRole('definition').nth(1)).toHaveText('Nothing');
    await banner.purpose('Analytics').check();
    await expect(page.getByRole('definition').nth(1)).toHaveText('Analytics');
    expect(await choices(page)).toMatchObject({ Analytics: true });
    await expect(page.getByRole('heading', { level: 3, name: 'Your answer about cookies' })).toBeVisible();
  });

  test('withdraw everything including the answer: the banner comes back', async ({ page }) => {
    const banner = new ConsentBanner(page);
    await page.goto('/user-consent');
    await banner.accept.click();
    await page.getByRole('button', { name: 'Withdraw and delete my answer' }).click();
    await expect(page.getByText('You haven’t answered yet.')).toBeVisible();
    await expect(banner.purpose('Analytics')).not.toBeChecked();
    expect(await stored(page)).toEqual({ record: null, meta: null });
    await page.getByRole('banner').getByRole('link', { name: 'Trinity Works' }).click();
    await expect(banner.region).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, consentAnswered: false });
    test.beforeEach(({ problems }) => problems.expect(/\.js csp$/));
    test('say that there is nothing to choose', async ({ page }) => {
      await page.goto('/user-consent');
      // Found by element, because text locators skip noscript.
      await expect(page.getByRole('main').locator('noscript p')).toContainText('JavaScript is off in your browser');
      await expect(page.getByRole('switch', { name: 'Analytics' })).toBeDisabled();
      await expect(new ConsentBanner(page).region).toHaveCount(0);
    });
  });
});
