import { expect, expectFocusOnPage, expectSeen, press, test } from '../../../ladle/tests/contract';

export const pattern = 'A native fieldset with a legend; for one answer it is a radio group.';

test.describe('Roles and names', () => {
  test('One answer is a radio group, named by its legend', async ({ story, page }) => {
    await story('InColumns');
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - radiogroup "Which package?":
        - heading "Which package?" [level=2]
        - radio "Full System" [checked]
    `);
  });

  test('Several answers are a group of checkboxes', async ({ story, page }) => {
    await story('ChooseSeveral');
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - group "Which systems?":
        - checkbox "Expense Manager" [checked]
    `);
  });

  test('Hint and error describe the group, and the error is announced', async ({ story, page }) => {
    await story('WithError');
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - radiogroup "How shall we build it?":
        - radio "Template Solution Get Template Solution"
        - alert: Choose one of the two
    `);
    const group = page.getByRole('radiogroup');
    await expect(group).toHaveAttribute('aria-required', 'true');
    await expect(group.getByRole('radio').first()).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription('You can change it later. Choose one of the two');
  });
});

test.describe('Keys', () => {
  test('Tab: reaches the chosen answer of a radio group; the next Tab leaves the group', async ({ story, page }) => {
    await story('InColumns');
    await press(page, 'Tab');
    await expect(page.getByRole('radio', { name: 'Full System' })).toBeFocused();
    await press(page, 'Tab');
    await expectFocusOnPage(page);
  });

  test('Arrow keys: move the answer of a radio group', async ({ story, page }) => {
    await story('InColumns');
    const premium = page.getByRole('radio', { name: 'Premium' });
    await press(page, 'Tab', 'ArrowDown');
    await expect(premium).toBeFocused();
    await expect(premium).toBeChecked();
  });

  test('Space: selects and deselects one of several answers', async ({ story, page }) => {
    await story('ChooseSeveral');
    const manager = page.getByRole('checkbox', { name: 'Expense Manager' });
    await press(page, 'Tab', 'Space');
    await expect(manager).toBeFocused();
    await expect(manager).not.toBeChecked();
  });
});

test.describe('States', () => {
  test('The error is visible', async ({ story, page }) => {
    await story('WithError');
    await expectSeen(page.getByText('Choose one of the two'));
  });
});
