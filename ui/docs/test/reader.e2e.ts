import { expect, test } from './site.ts';

test('a page is read without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${site}/components/slider/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Slider' })).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Your budget' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Next TextField' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'TextField' })).toBeVisible();
  await context.close();
});

test('the menu of a phone is opened and left by keyboard', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${site}/install/`);
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('the skip link leads past the navigation', async ({ page, site }) => {
  await page.goto(`${site}/install/`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the chosen colour scheme is kept on the next page', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(site);
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.goto(`${site}/install/`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Dark', pressed: true })).toBeVisible();
});

test('code is copied as it is shown', async ({ browser, site }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(`${site}/components/slider/`);
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe("import { Slider } from '@agency-site/ui/Slider';");
  await context.close();
});

test('the theme editor outputs the brand, and names contrasts that are too low', async ({ page, site }) => {
  await page.goto(`${site}/theming/`);
  const editor = page.locator('[data-live=ThemeEditor][data-ready]');
  const verdict = editor.getByText('pairs of colours');
  await expect(verdict).toContainText('have enough contrast');
  await editor.getByLabel('Brand, light').fill('#ffe08a');
  await expect(verdict).toContainText('too faint');
  await expect(editor).toContainText('--ag-color-brand: light-dark(#ffe08a, #6fd9a6);');
});
