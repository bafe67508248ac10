import { expect, expectSeen, press, pressUntil, test } from '../../../ladle/tests/contract';

export const pattern =
  'The native modal dialog, named by its heading. The browser keeps the focus inside and returns it on closing.';

test.describe('Roles and names', () => {
  test('The dialog is modal and named by its heading', async ({ story, page }) => {
    await story('WithActions');
    await expect(page.locator(':modal')).toMatchAriaSnapshot(`
      - dialog "Move your consultation?":
        - banner:
          - heading "Move your consultation?" [level=2]
          - button "Close"
    `);
  });

  test('The page behind it cannot be reached', async ({ story, page }) => {
    await story('WithActions');
    // An inert element does not take the focus.
    await page.getByRole('button', { name: 'Move your consultation?' }).evaluate((opener) => opener.focus());
    await expect(page.getByRole('button', { name: 'Move your consultation?' })).not.toBeFocused();
  });

  test('A closed dialog is not in the accessibility tree', async ({ story, page }) => {
    await story('Closed');
    await expect(page.locator('[data-stage]')).toMatchAriaSnapshot(`
      - /children: equal
      - button "How long does the price hold?"
    `);
  });
});

test.describe('Keys', () => {
  test('Tab: stays inside', async ({ story, page }) => {
    await story('WithActions');
    await press(page, 'Tab');
    await expect(page.getByRole('button', { name: 'Keep 10:30 AM' })).toBeFocused();
    await press(page, 'Tab');
    await expect(page.getByRole('button', { name: 'Move to 2:00 PM' })).toBeFocused();
    await press(page, 'Tab');
    await pressUntil(page.getByRole('button', { name: 'Close' }));
  });

  test('Escape: closes it and returns the focus to the button that opened it', async ({ story, page }) => {
    await story('Closed');
    await press(page, 'Tab', 'Enter');
    await expect(page.getByRole('dialog', { name: 'How long does the price hold?', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
    await press(page, 'Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'How long does the price hold?' })).toBeFocused();
  });

  test('Enter, Space: on Close do the same', async ({ story, page }) => {
    await story('Closed');
    await press(page, 'Tab', 'Enter', 'Space');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'How long does the price hold?' })).toBeFocused();
  });
});

test.describe('States', () => {
  test('Title and actions are visible however long the text is', async ({ story, page }) => {
    await story('LongText');
    await expectSeen(page.getByRole('heading'), page.getByRole('button', { name: 'I have read them' }));
  });
});
