import { expect, press, test } from '../../../ladle/tests/contract';

export const pattern = 'A native date input with a label, described by its hint and error.';

test('Chosen', async ({ page, names, keys }) => {
  const day = page.getByLabel('Day of the call');
  names('The field is named by its label and described by its hint');
  await expect(day).toHaveAccessibleDescription('We call between 9 and 5.');
  await keys('Tab: moves through its parts; arrow up and down: change the one that has the focus');
  await press(page, 'Tab', 'ArrowUp', 'ArrowUp', 'ArrowDown');
  await expect(day).not.toHaveValue('2026-11-24');
  await press(page, 'ArrowDown');
  await expect(day).toHaveValue('2026-11-24');
  await keys('Backspace: empties a part; after leaving the field, what is missing is announced');
  await press(page, 'Tab', 'Backspace');
  await expect(day).toHaveValue('');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await day.evaluate((input) => input.blur());
  await expect(page.getByRole('alert')).toHaveText('Enter the day, the month and the year.');
  await expect(day).toHaveAccessibleDescription(/Enter the day, the month and the year\.$/);
});

test('TooEarly', async ({ page, names, keys }) => {
  const day = page.getByLabel('First day off');
  names('A day that isn’t possible makes the field invalid, and its error says which day is');
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert')).toHaveText('The earliest possible day is 24 November 2026.');
  await keys('Digits: while a day is typed, nothing is said of it');
  await press(page, 'Tab', 'ArrowUp');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('WithError', async ({ page, names }) => {
  names('It is required, and the app’s error describes it');
  await expect(page.getByLabel('Day it arrived')).toHaveAttribute('aria-required', 'true');
  await expect(page.getByLabel('Day it arrived')).toHaveAccessibleDescription('Enter the day on the bank statement.');
});
