import { expect, expectApart, expectSeen, press, test } from '../../../ladle/tests/contract';

export const pattern =
  'A native checkbox with the switch role. Its explanations are disclosures in a native modal dialog.';

test.describe('Roles and names', () => {
  test('The switch is off at first, named by its purpose and described by what it allows', async ({ story, page }) => {
    await story('Off');
    await expect(page.locator('body')).toMatchAriaSnapshot('- switch "Analytics" [checked=false]');
    await expect(page.getByRole('switch')).toHaveAccessibleDescription(
      'Counts visits, so that we see which pages help.',
    );
  });

  test('The name of Show More includes the name of the switch', async ({ story, page }) => {
    await story('Several');
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - button "Show More Analytics"
      - button "Show More Optimization"
    `);
  });

  test('A purpose that is always on is text, not a disabled switch', async ({ story, page }) => {
    await story('AlwaysOn');
    await expect(page.getByRole('switch').or(page.getByRole('checkbox'))).toHaveCount(0);
    await expectSeen(page.getByText('Always on', { exact: true }));
  });
});

test.describe('Keys', () => {
  test('Space: switches it on and off', async ({ story, page }) => {
    await story('Off');
    await press(page, 'Tab', 'Space');
    await expect(page.getByRole('switch')).toBeFocused();
    await expect(page.getByRole('switch')).toBeChecked();
    await press(page, 'Space');
    await expect(page.getByRole('switch')).not.toBeChecked();
  });

  test('Enter, Space: on Show More open the explanations in a dialog', async ({ story, page }) => {
    await story('Off');
    const dialog = page.getByRole('dialog', { name: 'Analytics', exact: true });
    await press(page, 'Tab', 'Tab', 'Enter');
    await expect(dialog.and(page.locator(':modal'))).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await expect(dialog.locator('details', { hasText: 'Audience statistics' })).not.toHaveAttribute('open');
    await press(page, 'Tab', 'Enter');
    await expect(dialog.locator('details', { hasText: 'Cookies and device storage' })).toHaveAttribute('open');
  });

  test('Escape: closes the dialog and returns the focus', async ({ story, page }) => {
    await story('Off');
    await press(page, 'Tab', 'Tab', 'Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await press(page, 'Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Show More Analytics' })).toBeFocused();
  });
});

test.describe('States', () => {
  test('On and off differ without colour', async ({ story, page }) => {
    await story('Several');
    await expectApart(
      page.getByRole('switch', { name: 'Analytics' }),
      page.getByRole('switch', { name: 'Optimization' }),
    );
  });
});
