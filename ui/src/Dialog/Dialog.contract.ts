import { expect, expectSeen, press, pressUntil, test } from '../../../ladle/tests/contract';

export const pattern =
  'The native modal dialog, named by its heading. The browser keeps the focus inside and returns it on closing.';

test('WithActions', async ({ page, names, keys }) => {
  names('The dialog is modal and named by its heading');
  await expect(page.locator(':modal')).toMatchAriaSnapshot(`
    - dialog "Move your consultation?":
      - banner:
        - heading "Move your consultation?" [level=2]
        - button "Close"
  `);
  names('The page behind it cannot be reached');
  // An inert element does not take the focus.
  await page.getByRole('button', { name: 'Move your consultation?' }).evaluate((opener) => opener.focus());
  await expect(page.getByRole('button', { name: 'Move your consultation?' })).not.toBeFocused();
  await keys('Tab: stays inside');
  await press(page, 'Tab');
  await expect(page.getByRole('button', { name: 'Keep 10:30 AM' })).toBeFocused();
  await press(page, 'Tab');
  await expect(page.getByRole('button', { name: 'Move to 2:00 PM' })).toBeFocused();
  await press(page, 'Tab');
  await pressUntil(page.getByRole('button', { name: 'Close' }));
});

test('Closed', async ({ page, names, keys }) => {
  names('A closed dialog is not in the accessibility tree');
  await expect(page.locator('[data-stage]')).toMatchAriaSnapshot(`
    - /children: equal
    - button "How long does the price hold?"
  `);
  await keys('Escape: closes it and returns the focus to the button that opened it');
  await press(page, 'Tab', 'Enter');
  await expect(page.getByRole('dialog', { name: 'How long does the price hold?', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await press(page, 'Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'How long does the price hold?' })).toBeFocused();
  await keys('Enter, Space: on Close do the same');
  await press(page, 'Tab', 'Enter', 'Space');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'How long does the price hold?' })).toBeFocused();
});

test('LongText', async ({ page, states }) => {
  states('Title and actions are visible however long the text is');
  await expectSeen(page.getByRole('heading'), page.getByRole('button', { name: 'I have read them' }));
});

test('Unsaved', async ({ page, states }) => {
  states('It stays open as long as the app says so, however often it is asked to close');
  const dialog = page.getByRole('dialog', { name: 'Your message' });
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await page.keyboard.type('Hello');
  await press(page, 'Escape', 'Escape', 'Escape');
  await expect(dialog).toContainText('It isn’t sent yet.');
  await expect(page.locator(':modal')).toBeVisible();
  await page.mouse.click(2, 2);
  await page.mouse.move(2, 2);
  await page.mouse.down();
  await page.mouse.move(2, 60);
  await page.mouse.up();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator(':modal')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: 'Discard it' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Write to us' }).click();
    await expect(page.locator(':modal')).toBeVisible();
  }
});
