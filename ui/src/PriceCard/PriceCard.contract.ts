import { expect, expectNotStruck, expectStruck, press, test } from '../../../ladle/tests/contract';

export const pattern = 'Text under a heading, with whatever link or button it is given.';

test('InARow', async ({ page, names, states, keys }) => {
  names('Its title is a heading, of any level');
  await expect(page.locator('body')).toMatchAriaSnapshot('- heading "Full System" [level=3]');
  names('It is no control: the only ones are those it is given');
  await expect(page.getByRole('link')).toHaveCount(2);
  await expect(page.locator('[data-stage]').getByRole('button')).toHaveText('Talk to us');
  await expect(page.getByRole('radio').or(page.getByRole('checkbox'))).toHaveCount(0);
  states('A former price is struck through, the current one is not');
  await expectStruck(page.getByText('Was €2,000'));
  await expectNotStruck(page.getByText('€1,600', { exact: true }));
  await keys('Tab: moves from link to link, or button');
  await press(page, 'Tab', 'Tab');
  await expect(page.getByRole('link', { name: 'Get Full System' })).toBeFocused();
});

test('OneCard', async ({ page, names }) => {
  names('A subtitle is part of the heading');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - heading "Know where your money goes Expense Manager" [level=2]
  `);
});
