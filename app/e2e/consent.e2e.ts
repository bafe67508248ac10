import type { Page } from '@playwright/test';
import { everythingGranted } from '../src/domain/consent/consent.ts';
import { ConsentBanner } from './consentBanner.ts';
import { consentState } from './consentState.ts';
import { tabTo } from './keyboard.ts';
import { atRest, overflow } from './layout.ts';
import { expect, test } from './test.ts';
import { QuickQuote } from './wizards.ts';

const stored = (page: Page) => page.evaluate(() => ['consent', 'consent-meta'].map((key) => localStorage.getItem(key)));
const choices = async (page: Page) => JSON.parse((await stored(page))[0] ?? 'null') as unknown;
const nothing = { Personalization: false, Analytics: false, Optimization: false, Enhancement: false };

test.describe('a new visitor', () => {
  test.use({ consentAnswered: false, ownContext: false });

  test('rejects all: everything is off, and the banner stays hidden', async ({ page, context }) => {
    const banner = new ConsentBanner(page);
    const other = await context.newPage();
    await other.goto('/trinity');
    await expect(new ConsentBanner(other).region).toBeVisible();
    await page.goto('/');
    await banner.unfold();
    for (const purpose of Object.keys(nothing)) await expect(banner.purpose(purpose)).not.toBeChecked();
    await banner.reject.click();
    await expect(banner.region).toBeHidden();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Saved.');
    expect(await choices(page)).toEqual(nothing);
    // In the other tab, too.
    await expect(new ConsentBanner(other).region).toBeHidden();
    await page.reload();
    await expect(banner.region).toBeHidden();
  });

  test('can read more and answer before other scripts load, in a browser without invoker commands; then it is confirmed', async ({
    page,
  }) => {
    const banner = new ConsentBanner(page);
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
      addEventListener('command', (event) => event.preventDefault(), true);
    });
    let scripts = 0;
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/*.js', async (route) => {
      scripts += 1;
      // Only the script of the document loads.
      if (scripts > 1) await held;
      await route.continue();
    });
    await page.goto('/trinity');
    await banner.unfold();
    await banner.more('Analytics').click();
    const dialog = page.getByRole('dialog', { name: 'Analytics' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await banner.accept.click();
    await expect(banner.region).toBeHidden();
    expect(await choices(page)).toEqual(everythingGranted);
    letThrough();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Saved.');
  });

  test('sees the banner fade in where it stays, with Reject and Accept alike', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      const tops = new Set<number>();
      Object.assign(window, { tops });
      const watch = () => {
        const { top, height } =
          document.querySelector('[data-answer=reject]')?.getBoundingClientRect() ?? new DOMRect();
        if (height > 0) tops.add(top);
        requestAnimationFrame(watch);
      };
      watch();
    });
    const banner = new ConsentBanner(page);
    await page.goto('/');
    await expect(banner.region).toBeVisible();
    await atRest(page);
    expect(await page.evaluate(() => (Reflect.get(window, 'tops') as Set<number>).size)).toBe(1);
    const look = (of: typeof banner.reject) =>
      of.evaluate((button) => {
        const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(button);
        const { width, height } = button.getBoundingClientRect();
        return { color, backgroundColor, fontSize, fontWeight, borderColor, width, height };
      });
    expect(await look(banner.reject)).toEqual(await look(banner.accept));
  });

  test('uses it by keyboard, first in tab order, and continues in the page', async ({ page }) => {
    const banner = new ConsentBanner(page);
    await page.goto('/');
    await expect(banner.region).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(banner.region.getByRole('link', { name: 'Privacy policy' })).toBeFocused();
    await tabTo(page, banner.purpose('Personalization'));
    await page.keyboard.press('Space');
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
    expect(await choices(page)).toEqual({ ...nothing, Personalization: true });
  });

  test('on the smallest phone sees the bar of a wizard above the banner, and reaches both', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
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
    // Less than half of the screen, until it is expanded.
    expect(region?.height).toBeLessThan(320);
    await banner.unfold();
    await banner.save.scrollIntoViewIfNeeded();
    await expect(banner.save).toBeInViewport({ ratio: 1 });
    await banner.reject.click();
    await expect(quote.continue).toBeInViewport({ ratio: 1 });
  });
});

test.describe('an answer older than half a year', () => {
  const decidedAt = new Date(Date.now() - 183 * 86_400_000);
  test.use({ storageState: ({ baseURL }, use) => use(consentState(baseURL ?? '', everythingGranted, decidedAt)) });

  test('is no longer valid: everything is off, and the banner says why it asks', async ({ page }) => {
    const banner = new ConsentBanner(page);
    await page.goto('/');
    await expect(banner.region).toContainText('six months old');
    await banner.unfold();
    await expect(banner.purpose('Analytics')).not.toBeChecked();
  });
});

test('the cookie settings are linked from the footer, take effect at once, and withdraw the answer', async ({
  page,
}) => {
  const banner = new ConsentBanner(page);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  await expect(page.getByRole('definition').nth(1)).toHaveText('Nothing');
  await banner.purpose('Analytics').check();
  await expect(page.getByRole('definition').nth(1)).toHaveText('Analytics');
  expect(await choices(page)).toMatchObject({ Analytics: true });
  await page.getByRole('button', { name: 'Withdraw and delete my answer' }).click();
  await expect(page.getByText('You haven’t answered yet.')).toBeVisible();
  await expect(banner.purpose('Analytics')).not.toBeChecked();
  expect(await stored(page)).toEqual([null, null]);
  await page.getByRole('banner').getByRole('link', { name: 'Trinity Works' }).click();
  await expect(banner.region).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, consentAnswered: false, ownContext: false });

  test('the cookie settings say that there is nothing to choose', async ({ page, problems }) => {
    problems.expect(/\.js csp$/);
    await page.goto('/user-consent');
    // Found by element, because text locators skip noscript.
    await expect(page.getByRole('main').locator('noscript p')).toContainText('JavaScript is off in your browser');
    await expect(page.getByRole('switch', { name: 'Analytics' })).toBeDisabled();
    await expect(new ConsentBanner(page).region).toHaveCount(0);
  });
});
