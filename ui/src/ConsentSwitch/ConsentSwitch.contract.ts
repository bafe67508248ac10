import { expect, expectApart, expectSeen, press, test } from '../../../ladle/tests/contract';

export const pattern =
  'A native checkbox with the switch role. Its explanations are disclosures in a native modal dialog.';

test('Off', async ({ page, names, keys }) => {
  names('The switch is off at first, named by its purpose and described by what it allows');
  await expect(page.locator('body')).toMatchAriaSnapshot('- switch "Analytics" [checked=false]');
  await expect(page.getByRole('switch')).toHaveAccessibleDescription('Counts visits, so that we see which pages help.');
  await keys('Space: switches it on and off');
  await press(page, 'Tab', 'Space');
  await expect(page.getByRole('switch')).toBeFocused();
  await expect(page.getByRole('switch')).toBeChecked();
  await press(page, 'Space');
  await expect(page.getByRole('switch')).not.toBeChecked();
  await keys('Enter, Space: on Show More open the explanations in a dialog');
  const dialog = page.getByRole('dialog', { name: 'Analytics', exact: true });
  await press(page, 'Tab', 'Tab', 'Enter');
  await expect(dialog.and(page.locator(':modal'))).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(dialog.locator('details', { hasText: 'Audience statistics' })).not.toHaveAttribute('open');
  await press(page, 'Tab', 'Enter');
  await expect(dialog.locator('details', { hasText: 'Cookies and device storage' })).toHaveAttribute('open');
  await keys('Escape: closes the dialog and returns the focus');
  await press(page, 'Tab', 'Tab', 'Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await press(page, 'Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show More Analytics' })).toBeFocused();
});

test('Several', async ({ page, names, states }) => {
  names('The name of Show More includes the name of the switch');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - button "Show More Analytics"
    - button "Show More Optimization"
  `);
  states('On and off differ without colour');
  await expectApart(
    page.getByRole('switch', { name: 'Analytics' }),
    page.getByRole('switch', { name: 'Optimization' }),
  );
});

test('On', async ({ page, states }) => {
  states('A dialog that is closed before React has heard of it stays closed, and opens again');
  const opener = page.getByRole('button', { name: 'Show More' });
  await opener.evaluate((button: HTMLElement) => {
    button.click();
    document.querySelector<HTMLDialogElement>('dialog[open]')?.requestClose();
  });
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await press(page, 'Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('AlwaysOn', async ({ page, names }) => {
  names('A purpose that is always on is text, not a disabled switch');
  await expect(page.getByRole('switch').or(page.getByRole('checkbox'))).toHaveCount(0);
  await expectSeen(page.getByText('Always on', { exact: true }));
});
