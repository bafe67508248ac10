import { expect, test } from './test.ts';

test.describe('withdrawal from a contract', () => {
  test.use({ javaScriptEnabled: false });

  test('is found at the end of every page, and confirmed in two steps without scripts', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from a contract' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withdraw from a contract');
    await page.getByLabel('Your name').fill('Ann Example');
    await page.getByLabel('The reference of your order, from our e-mail').fill('0A1B2C3D');
    await page.getByLabel('The e-mail address where we confirm that we received it').fill('ann@example.ie');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('0A1B2C3D')).toBeVisible();
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have received your withdrawal');
  });
});
