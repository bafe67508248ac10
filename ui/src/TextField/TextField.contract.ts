import { expect, expectSeen, press, test } from '../../../ladle/tests/contract';

export const pattern = 'A native input or text area with a label, described by its hint and error.';

test('EmptyAndFilled', async ({ page, names, keys }) => {
  names('The field is named by its label and described by its hint');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - textbox "Your Name *" [invalid=false]
    - textbox "Your Email *": aoife@example.ie
  `);
  const [name, mail] = [page.getByRole('textbox').first(), page.getByRole('textbox').last()];
  await expect(name).toHaveAttribute('aria-required', 'true');
  await expect(mail).toHaveAttribute('aria-required', 'true');
  await expect(mail).toHaveAccessibleDescription('The receipt goes there.');
  await keys('Tab: moves from field to field');
  await press(page, 'Tab');
  await expect(page.getByRole('textbox', { name: 'Your Name *' })).toBeFocused();
  await press(page, 'Tab');
  await expect(page.getByRole('textbox', { name: 'Your Email *' })).toBeFocused();
});

test('WithError', async ({ page, names, states, keys }) => {
  names('An error marks the field as invalid, describes it and is announced');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - textbox "Your Email *" [invalid]
    - alert: Enter an address like name@example.ie, so that the receipt can reach you.
  `);
  await expect(page.getByRole('textbox')).toHaveAccessibleDescription(
    'The receipt goes there. Enter an address like name@example.ie, so that the receipt can reach you.',
  );
  states('The label and the error are visible');
  await expectSeen(page.getByText('Your Email *'), page.getByText('Enter an address like name@example.ie'));
  await keys('Typing: goes into the field and clears the error once the value is valid');
  await press(page, 'Tab', 'End', 'a', '.', 'i', 'e');
  await expect(page.getByRole('textbox')).toBeFocused();
  await expect(page.locator('body')).toMatchAriaSnapshot('- textbox "Your Email *" [invalid=false]: aoife@a.ie');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('SeveralLines', async ({ page, names }) => {
  names('A multi-line field is one text box');
  const notes = page.getByRole('textbox', { name: 'Additional notes', exact: true });
  await expect(notes).toHaveAccessibleDescription('Anything we should know before we start.');
});
