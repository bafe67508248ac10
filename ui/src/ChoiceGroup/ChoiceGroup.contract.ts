import { expect, expectFocusOnPage, expectSeen, press, test } from '../../../ladle/tests/contract';

export const pattern = 'A native fieldset with a legend; for one answer it is a radio group.';

test('InColumns', async ({ page, names, keys }) => {
  names('One answer is a radio group, named by its legend');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - radiogroup "Which package?":
      - heading "Which package?" [level=2]
      - radio "Full System" [checked]
  `);
  await keys('Tab: reaches the chosen answer of a radio group; the next Tab leaves the group');
  await press(page, 'Tab');
  await expect(page.getByRole('radio', { name: 'Full System' })).toBeFocused();
  await press(page, 'Tab');
  await expectFocusOnPage(page);
  await keys('Arrow keys: move the answer of a radio group');
  const premium = page.getByRole('radio', { name: 'Premium' });
  await press(page, 'Tab', 'ArrowDown');
  await expect(premium).toBeFocused();
  await expect(premium).toBeChecked();
});

test('ChooseSeveral', async ({ page, names, keys }) => {
  names('Several answers are a group of checkboxes');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - group "Which systems?":
      - checkbox "Expense Manager" [checked]
  `);
  await keys('Space: selects and deselects one of several answers');
  const manager = page.getByRole('checkbox', { name: 'Expense Manager' });
  await press(page, 'Tab', 'Space');
  await expect(manager).toBeFocused();
  await expect(manager).not.toBeChecked();
});

test('WithError', async ({ page, names, states }) => {
  names('Hint and error describe the group, and the error is announced');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - radiogroup "How shall we build it?":
      - radio "Template Solution Get Template Solution"
      - alert: Choose one of the two
  `);
  const group = page.getByRole('radiogroup');
  await expect(group).toHaveAttribute('aria-required', 'true');
  await expect(group.getByRole('radio').first()).toHaveAttribute('aria-invalid', 'true');
  await expect(group).toHaveAccessibleDescription('You can change it later. Choose one of the two');
  states('The error is visible');
  await expectSeen(page.getByText('Choose one of the two'));
});
