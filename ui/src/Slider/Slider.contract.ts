import { expect, expectFocusOnPage, expectSeen, press, test } from '../../../ladle/tests/contract';

export const pattern =
  'A native range input whose value is announced as an amount, and a number field for an exact amount.';

test.describe('Roles and names', () => {
  test("The slider has a name, and its value is announced as an amount; the field's name includes the slider's", async ({
    story,
    page,
  }) => {
    await story('Chosen');
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - spinbutton "Your budget Exact amount in €": "12500"
      - slider "Your budget"
    `);
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '€12,500');
  });

  test('An unset slider announces that nothing is chosen', async ({ story, page }) => {
    await story('NothingChosen');
    const slider = page.getByRole('slider');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Set your budget');
    await expect(slider).toHaveAccessibleDescription('In steps of €500. You can change it at every step.');
  });

  test('An error marks the slider as invalid, describes it and is announced', async ({ story, page }) => {
    await story('WithError');
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - slider "Your budget" [invalid]
      - alert: €900 less than what you have chosen already.
    `);
    await expect(page.getByRole('slider')).toHaveAccessibleDescription('€900 less than what you have chosen already.');
  });
});

test.describe('Keys', () => {
  test('Tab: reaches the field for the exact amount, then the slider', async ({ story, page }) => {
    await story('Chosen');
    await press(page, 'Tab');
    await expect(page.getByRole('spinbutton')).toBeFocused();
    await press(page, 'Tab');
    await expect(page.getByRole('slider')).toBeFocused();
    await press(page, 'Tab');
    await expectFocusOnPage(page);
  });

  test('Arrow keys: change the amount by one step', async ({ story, page }) => {
    await story('Chosen');
    await press(page, 'Tab', 'Tab', 'ArrowRight');
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '€13,000');
    await press(page, 'ArrowDown', 'ArrowLeft');
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '€12,000');
    await expect(page.getByRole('spinbutton')).toHaveValue('12000');
  });

  test('Home, End: set the lowest and the highest amount; Home also works if nothing was chosen', async ({
    story,
    page,
  }) => {
    await story('NothingChosen');
    await press(page, 'Tab', 'Tab', 'Home');
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '€500');
    await press(page, 'End');
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '€100,000');
  });

  test('Typing: in the field sets an exact amount, confirmed with Enter', async ({ story, page }) => {
    await story('NothingChosen');
    await press(page, 'Tab', '7', '5', '0', '0', 'Enter');
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '€7,500');
  });
});

test.describe('States', () => {
  test('The amount and the error are visible beside the slider', async ({ story, page }) => {
    await story('WithError');
    await expectSeen(page.getByText('€1,500', { exact: true }), page.getByText('€900 less than what you have chosen'));
  });
});
