import { expect, press, test } from '../../../ladle/tests/contract';

export const pattern = 'A native select with a label, described by its hint and error.';

test('Chosen', async ({ page, names, keys }) => {
  names('The field is named by its label and described by its hint; an option that can’t be chosen is disabled');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - combobox "Length of a call" [invalid=false]:
      - option "15 minutes"
      - option "30 minutes" [selected]
      - option "An hour" [disabled]
  `);
  await expect(page.getByRole('combobox')).toHaveAccessibleDescription('An hour needs a longer opening.');
  await keys('Arrow up, or the first letter of an option: choose it');
  await press(page, 'Tab', 'ArrowUp');
  await expect(page.getByRole('combobox')).toHaveValue('15');
  await press(page, '3');
  await expect(page.getByRole('combobox')).toHaveValue('30');
});

test('NothingChosen', async ({ page, names }) => {
  names('Until one is chosen, the placeholder is; an error describes the field and is announced');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - combobox "Host" [invalid]:
      - option "Choose a host" [selected]
      - option "Ann Byrne"
    - alert: Choose who calls.
  `);
});
