import { expect, expectFocusOnPage, expectSeen, press, test } from '../../../ladle/tests/contract';

export const pattern =
  'A native range input whose value is announced as an amount, and a number field for an exact amount.';

test('Chosen', async ({ page, names, keys }) => {
  names("The slider has a name, and its value is announced as an amount; the field's name includes the slider's");
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - spinbutton "Your budget Exact amount in €": "12500"
    - slider "Your budget"
  `);
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '€12,500');
  await keys('Tab: reaches the field for the exact amount, then the slider');
  await press(page, 'Tab');
  await expect(page.getByRole('spinbutton')).toBeFocused();
  await press(page, 'Tab');
  await expect(page.getByRole('slider')).toBeFocused();
  await press(page, 'Tab');
  await expectFocusOnPage(page);
  await keys('Arrow keys: change the amount by one step');
  await press(page, 'Tab', 'Tab', 'ArrowRight');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '€13,000');
  await press(page, 'ArrowDown', 'ArrowLeft');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '€12,000');
  await expect(page.getByRole('spinbutton')).toHaveValue('12000');
});

test('NothingChosen', async ({ page, names, keys }) => {
  names('An unset slider announces that nothing is chosen');
  const slider = page.getByRole('slider');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Set your budget');
  await expect(slider).toHaveAccessibleDescription('In steps of €500. You can change it at every step.');
  await keys('Home, End: set the lowest and the highest amount; Home also works if nothing was chosen');
  await press(page, 'Tab', 'Tab', 'Home');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '€500');
  await press(page, 'End');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '€100,000');
  await keys('Typing: in the field sets an exact amount, confirmed with Enter');
  await press(page, 'Tab', '7', '5', '0', '0', 'Enter');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '€7,500');
});

test('WithError', async ({ page, names, states }) => {
  names('An error marks the slider as invalid, describes it and is announced');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - slider "Your budget" [invalid]
    - alert: €900 less than what you have chosen already.
  `);
  await expect(page.getByRole('slider')).toHaveAccessibleDescription('€900 less than what you have chosen already.');
  states('The amount and the error are visible beside the slider');
  await expectSeen(page.getByText('€1,500', { exact: true }), page.getByText('€900 less than what you have chosen'));
});
