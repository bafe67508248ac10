import { expect, press, test } from '../../../ladle/tests/contract';

export const pattern = 'A region named by its heading.';

test.describe('Roles and names', () => {
  test('It is a region, and its heading names it without the words beside it', async ({ story, page }) => {
    await story('WithAside');
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - region "Money":
        - heading "Money" [level=2]
        - text: €400 of €2,000 received
      - region "Notes":
        - heading "Notes" [level=3]
    `);
  });
});

test.describe('Keys', () => {
  test('Tab: reaches its actions before its content', async ({ story, page }) => {
    await story('WithActions');
    await press(page, 'Tab');
    await expect(page.getByRole('button', { name: 'Add a webhook' })).toBeFocused();
  });
});
