import { expect, expectApart, press, test } from '../../../ladle/tests/contract';

export const pattern = 'A native button, or a native link if it has an address. It always stays in the tab order.';

test('Tones', async ({ page, names }) => {
  names('The button is named by its text; icons are hidden from screen readers');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - button "Continue"
    - button "Build my quote"
    - button "Back"
  `);
});

test('AsLinks', async ({ page, names }) => {
  names('A button with an address is a link');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Configure a package"
    - link "A router's link that looks like a button"
  `);
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('Loading', async ({ page, names, states, keys }) => {
  names('A busy button is announced as busy and disabled');
  await expect(page.locator('body')).toMatchAriaSnapshot('- button "Saving" [disabled]');
  await expect(page.getByRole('button', { name: 'Saving' })).toHaveAttribute('aria-busy', 'true');
  states('Ready, busy and unavailable differ without colour and in forced colours');
  await expectApart(page.getByRole('button').first(), page.getByRole('button').last());
  await keys('Enter, Space: press it; a busy button keeps the focus and ignores a second press');
  await press(page, 'Tab', 'Enter');
  const processing = page.getByRole('button', { name: 'Processing...' });
  await expect(processing).toBeFocused();
  await expect(processing).toHaveAttribute('aria-busy', 'true');
  await press(page, 'Space');
  await expect(processing).toBeFocused();
});

test('NotAvailable', async ({ page, names, keys }) => {
  names('An unavailable button is announced as disabled');
  await expect(page.locator('body')).toMatchAriaSnapshot('- button "Proceed to Checkout" [disabled]');
  await keys('Enter, Space: on an unavailable button leave the focus there; the caller can say what is missing');
  await press(page, 'Tab', 'Space');
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('Please enter your name and email to proceed.');
});
