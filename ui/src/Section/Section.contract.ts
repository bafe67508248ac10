import { expect, press, test } from '../../../ladle/tests/contract';

export const pattern = 'A region named by its heading.';

test('WithAside', async ({ page, names }) => {
  names('It is a region, and its heading names it without the words beside it');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - region "Money":
      - heading "Money" [level=2]
      - text: €400 of €2,000 received
    - region "Notes":
      - heading "Notes" [level=3]
  `);
});

test('WithActions', async ({ page, keys }) => {
  await keys('Tab: reaches its actions before its content');
  await press(page, 'Tab');
  await expect(page.getByRole('button', { name: 'Add a webhook' })).toBeFocused();
});
