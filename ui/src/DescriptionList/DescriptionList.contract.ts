import { expect, test } from '../../../ladle/tests/contract';

export const pattern = 'A native description list: each term is followed by its description.';

test.describe('Roles and names', () => {
  test('Terms and descriptions are read as pairs', async ({ story, page }) => {
    await story('Order');
    await expect(page.locator('dl')).toMatchAriaSnapshot(`
      - term: Customer
      - definition:
        - link "Aoife Ní Bhriain"
        - text: ", Cork"
      - term: Buys for
      - definition: A business Bakery on the Quay, IE6388047V
    `);
  });
});

test.describe('States', () => {
  test('Under 420 px of its own width it has one column, in a wide window too', async ({ story, page }) => {
    await story('LongWords');
    const [term, description] = [page.getByRole('term').last(), page.getByRole('definition').last()];
    const top = async (of: typeof term) => (await of.boundingBox())?.y ?? Number.NaN;
    expect(await top(description)).toBeGreaterThan((await top(term)) + 10);
    await story('Order');
    await expect.poll(async () => (await top(description)) - (await top(term))).toBe(0);
  });

  test('Amounts end on one line, whatever the width', async ({ story, page }) => {
    for (const [name, width] of [
      ['Money', 1280],
      ['LongWords', 320],
    ] as const) {
      await story(name, width);
      const [list, amount] = [page.locator('dl'), page.getByRole('definition').first()];
      const end = (of: typeof list) =>
        of.evaluate((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return Math.round(Math.max(...[...range.getClientRects()].map((box) => box.right)));
        });
      expect(await end(amount)).toBe(await list.evaluate((one) => Math.round(one.getBoundingClientRect().right)));
    }
  });
});
