import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './test.ts';

const read = '/trinity';

test.describe('a page that is read', () => {
  test('loads next to no script until somebody does something, and then takes it', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(read, { waitUntil: 'networkidle' });
    expect(scripts).toHaveLength(1);

    // The very first thing that is pressed comes before the script that obeys it.
    const dark = page.getByRole('contentinfo').getByRole('button', { name: 'Dark' });
    await dark.evaluate((button: HTMLElement) => {
      button.dispatchEvent(new Event('touchstart', { bubbles: true }));
      button.click();
    });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(scripts.length).toBeGreaterThan(1);

    await page
      .getByRole('main')
      .getByRole('link', { name: /^Expense Manager/ })
      .first()
      .click();
    await expect(page).toHaveURL('/trinity/expense-manager');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Expense Manager');
  });

  for (const path of ['/', read, '/service-landing-page', '/blog', '/blog/7', '/portfolio/1']) {
    test(`brings the styles it needs and no more: ${path}`, async ({ request }) => {
      const page = await (await request.get(path)).text();
      const styles = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, sheet]) => sheet).join('');
      expect(styles.length).toBeGreaterThan(10_000);
      expect(brotliCompressSync(styles).length).toBeLessThan(8_000);
    });
  }

  test('turns its header white after 50 pixels', async ({ page }) => {
    await page.goto(read, { waitUntil: 'networkidle' });
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
