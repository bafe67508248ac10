import { expect, expectSeen, press, test } from '../../../ladle/tests/contract';

export const pattern = 'A native input or text area with a label, described by its hint and error.';

test.describe('Roles and names', () => {
  test('The field is named by its label and described by its hint', async ({ story, page }) => {
    await story('EmptyAndFilled');
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - textbox "Your Name *" [invalid=false]
      - textbox "Your Email *": aoife@example.ie
    `);
    const [name, mail] = [page.getByRole('textbox').first(), page.getByRole('textbox').last()];
    await expect(name).toHaveAttribute('aria-required', 'true');
    await expect(mail).toHaveAttribute('aria-required', 'true');
    await expect(mail).toHaveAccessibleDescription('The receipt goes there.');
  });

  test('An error marks the field as invalid, describes it and is announced', async ({ story, page }) => {
    await story('WithError');
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - textbox "Your Email *" [invalid]
      - alert: Enter an address like name@example.ie, so that the receipt can reach you.
    `);
    await expect(page.getByRole('textbox')).toHaveAccessibleDescription(
      'The receipt goes there. Enter an address like name@example.ie, so that the receipt can reach you.',
    );
  });

  test('A multi-line field is one text box', async ({ story, page }) => {
    await story('SeveralLines');
    const notes = page.getByRole('textbox', { name: 'Additional notes', exact: true });
    await expect(notes).toHaveAccessibleDescription('Anything we should know before we start.');
  });
});

test.describe('Keys', () => {
  test('Typing: goes into the field and clears the error once the value is valid', async ({ story, page }) => {
    await story('WithError');
    await press(page, 'Tab', 'End', 'a', '.', 'i', 'e');
    await expect(page.getByRole('textbox')).toBeFocused();
    await expect(page.locator('body')).toMatchAriaSnapshot('- textbox "Your Email *" [invalid=false]: aoife@a.ie');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('Tab: moves from field to field', async ({ story, page }) => {
    await story('EmptyAndFilled');
    await press(page, 'Tab');
    await expect(page.getByRole('textbox', { name: 'Your Name *' })).toBeFocused();
    await press(page, 'Tab');
    await expect(page.getByRole('textbox', { name: 'Your Email *' })).toBeFocused();
  });
});

test.describe('States', () => {
  test('The label and the error are visible', async ({ story, page }) => {
    await story('WithError');
    await expectSeen(page.getByText('Your Email *'), page.getByText('Enter an address like name@example.ie'));
  });
});
