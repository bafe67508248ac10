import { expect, press, test } from '../../../ladle/tests/contract';

export const pattern = 'A status, or an alert if it failed, with its button outside of what is announced.';

test.describe('Roles and names', () => {
  test('What is missing or loading is a status', async ({ story, page }) => {
    await story('Loading');
    await expect(page.locator('[data-stage]')).toMatchAriaSnapshot('- status: Loading the orders …');
  });

  test('What went wrong is an alert, followed by Retry', async ({ story, page }) => {
    await story('Failed');
    await expect(page.locator('[data-stage]')).toMatchAriaSnapshot(`
      - alert:
        - heading "The orders couldn’t be loaded" [level=3]
        - text: The server didn’t answer. Check your connection.
      - button "Try again"
    `);
  });
});

test.describe('Keys', () => {
  test('Enter, Space: on Retry load it again; the button keeps the focus while busy', async ({ story, page }) => {
    await story('Failed');
    const retry = page.getByRole('button', { name: 'Try again' });
    await press(page, 'Tab', 'Enter');
    await expect(retry).toHaveAttribute('aria-busy', 'true');
    await expect(retry).toBeFocused();
    await expect(retry).not.toHaveAttribute('aria-busy');
    await press(page, 'Space');
    await expect(page.getByRole('status')).toHaveText('No orders yet.');
  });
});
