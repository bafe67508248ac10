import { expect, expectApart, expectFocusOnPage, press, test } from '../../../ladle/tests/contract';

export const pattern =
  'A meter clamped to the budget, whose text states the actual sum. The figures are also text below it.';

test('HalfSpent', async ({ page, names, keys }) => {
  names('The meter has a name, and its value is announced as text');
  const meter = page.getByRole('meter', { name: 'Spent so far', exact: true });
  await expect(meter).toHaveAttribute('aria-valuetext', '€2,500 of €5,000');
  await keys('Tab: skips it: there is nothing to press');
  await press(page, 'Tab');
  await expectFocusOnPage(page);
});

test('OverBudget', async ({ page, names }) => {
  names('The announced value is the actual sum, even when it exceeds the budget');
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', '€5,200 of €5,000');
  names('Budget, spent and remaining are also text, and so is the excess');
  await expect(page.getByRole('term')).toHaveText(['Spent so far', 'Budget', 'Over budget']);
  await expect(page.getByRole('definition')).toHaveText(['€5,200', '€5,000', '€200']);
});

test('Changing', async ({ page, names, keys }) => {
  names('Nothing is announced before the first change');
  await expect(page.getByRole('status')).toHaveText('');
  await keys('Any change: is announced politely once the value settles');
  await press(page, 'Tab', 'Enter', 'Enter');
  await expect(page.getByRole('status')).toHaveText('Remaining €1,000');
  await press(page, 'Enter');
  await expect(page.getByRole('status')).toHaveText('Over budget €200');
});

test('Compact', async ({ page, states }) => {
  states('Over budget and within budget differ without colour');
  await expectApart(page.getByRole('meter').first(), page.getByRole('meter').last());
});
