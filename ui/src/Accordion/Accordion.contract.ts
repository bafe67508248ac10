import { expect, expectSeen, press, test } from '../../../ladle/tests/contract';

export const pattern = 'Native disclosures (details and summary). A shared name keeps at most one open at a time.';

test('FirstOpen', async ({ page, names, states, keys }) => {
  names('Each title is a disclosure that announces whether it is open');
  const sections = page.locator('details:has(> summary)');
  await expect(sections.nth(0)).toHaveAttribute('open');
  await expect(sections.nth(1)).not.toHaveAttribute('open');
  await expect(page.locator('summary')).toHaveText([/deposit worked out\?/, /shown as a range\?/, /need an account\?/]);
  await expect(page.getByRole('heading')).toHaveCount(0);
  states('Only the content of the open section is visible');
  await expect(page.getByText('Each tier has a lowest and a highest price.')).toBeHidden();
  await expectSeen(page.getByText('Half of the total when it is under €1,000'));
  await keys('Enter, Space: open a section and close the one that was open');
  const [deposit, range] = [page.locator('details').nth(0), page.locator('details').nth(1)];
  await press(page, 'Tab', 'Tab', 'Enter');
  await expect(range.locator('summary')).toBeFocused();
  await expect(range).toHaveAttribute('open');
  await expect(deposit).not.toHaveAttribute('open');
  await press(page, 'Space');
  await expect(range).not.toHaveAttribute('open');
});

test('Closed', async ({ page, names }) => {
  names('Titles can be headings');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - heading "How is the deposit worked out?" [level=3]
  `);
});

test('SeveralOpen', async ({ page, keys }) => {
  await keys('Tab: moves from title to title, and through the content of an open one');
  await press(page, 'Tab');
  await expect(page.locator('summary').first()).toBeFocused();
  await press(page, 'Tab', 'Tab', 'Tab');
  await expect(page.getByRole('link', { name: 'What an account is good for' })).toBeFocused();
});
