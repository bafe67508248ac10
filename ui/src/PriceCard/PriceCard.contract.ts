import { expect, expectNotStruck, expectStruck, press, test } from '../../../ladle/tests/contract';

export const pattern = 'Text under a heading, with whatever link or button it is given.';

test.describe('Roles and names', () => {
  test('Its title is a heading, of any level', async ({ story, page }) => {
    await story('InARow');
    await expect(page.locator('body')).toMatchAriaSnapshot('- heading "Full System" [level=3]');
  });

  test('A subtitle is part of the heading', async ({ story, page }) => {
    await story('OneCard');
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - heading "Know where your money goes Expense Manager" [level=2]
    `);
  });

  test('It is no control: the only ones are those it is given', async ({ story, page }) => {
    await story('InARow');
    await expect(page.getByRole('link')).toHaveCount(2);
    await expect(page.locator('[data-stage]').getByRole('button')).toHaveText('Talk to us');
    await expect(page.getByRole('radio').or(page.getByRole('checkbox'))).toHaveCount(0);
  });
});

test.describe('Keys', () => {
  test('Tab: moves from link to link, or button', async ({ story, page }) => {
    await story('InARow');
    await press(page, 'Tab', 'Tab');
    await expect(page.getByRole('link', { name: 'Get Full System' })).toBeFocused();
  });
});

test.describe('States', () => {
  test('A former price is struck through, the current one is not', async ({ story, page }) => {
    await story('InARow');
    await expectStruck(page.getByText('Was €2,000'));
    await expectNotStruck(page.getByText('€1,600', { exact: true }));
  });
});
