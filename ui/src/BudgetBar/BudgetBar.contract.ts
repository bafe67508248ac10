import { expect, expectApart, expectFocusOnPage, press, test } from '../../../ladle/tests/contract';

export const pattern =
  'A meter clamped to the budget, whose text states the actual sum. The figures are also text below it.';

test.describe('Roles and names', () => {
  test('The meter has a name, and its value is announced as text', async ({ story, page }) => {
    await story('HalfSpent');
    const meter = page.getByRole('meter', { name: 'Spent so far', exact: true });
    await expect(meter).toHaveAttribute('aria-valuetext', '€2,500 of €5,000');
  });

  test('The announced value is the actual sum, even when it exceeds the budget', async ({ story, page }) => {
    await story('OverBudget');
    await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', '€5,200 of €5,000');
  });

  test('Budget, spent and remaining are also text, and so is the excess', async ({ story, page }) => {
    await story('OverBudget');
    await expect(page.getByRole('term')).toHaveText(['Spent so far', 'Budget', 'Over budget']);
    await expect(page.getByRole('definition')).toHaveText(['€5,200', '€5,000', '€200']);
  });

  test('Nothing is announced before the first change', async ({ story, page }) => {
    await story('Changing');
    await expect(page.getByRole('status')).toHaveText('');
  });
});

test.describe('Keys', () => {
  test('Tab: skips it: there is nothing to press', async ({ story, page }) => {
    await story('HalfSpent');
    await press(page, 'Tab');
    await expectFocusOnPage(page);
  });

  test('Any change: is announced politely once the value settles', async ({ story, page }) => {
    await story('Changing');
    await press(page, 'Tab', 'Enter', 'Enter');
    await expect(page.getByRole('status')).toHaveText('Remaining €1,000');
    await press(page, 'Enter');
    await expect(page.getByRole('status')).toHaveText('Over budget €200');
  });
});

test.describe('States', () => {
  test('Over budget and within budget differ without colour', async ({ story, page }) => {
    await story('Compact');
    await expectApart(page.getByRole('meter').first(), page.getByRole('meter').last());
  });
});
