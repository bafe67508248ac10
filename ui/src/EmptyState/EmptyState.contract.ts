import { expect, press, test } from '../../../ladle/tests/contract';

export const pattern = 'A status, or an alert if it failed, with its button outside of what is announced.';

test('Loading', async ({ page, names }) => {
  names('What is missing or loading is a status');
  await expect(page.locator('[data-stage]')).toMatchAriaSnapshot('- status: Loading the orders …');
});

test('Failed', async ({ page, names, keys }) => {
  names('What went wrong is an alert, followed by Retry');
  await expect(page.locator('[data-stage]')).toMatchAriaSnapshot(`
    - alert:
      - heading "The orders couldn’t be loaded" [level=3]
      - text: The server didn’t answer. Check your connection.
    - button "Try again"
  `);
  await keys('Enter, Space: on Retry load it again; the button keeps the focus while busy');
  const retry = page.getByRole('button', { name: 'Try again' });
  await press(page, 'Tab', 'Enter');
  await expect(retry).toHaveAttribute('aria-busy', 'true');
  await expect(retry).toBeFocused();
  await expect(retry).not.toHaveAttribute('aria-busy');
  await press(page, 'Space');
  await expect(page.getByRole('status')).toHaveText('No orders yet.');
});
