import { expect, type Page, test } from '../../../ladle/tests/contract';

export const pattern = 'A native description list: each term is followed by its description.';

/** How far below its term the last description is. */
const drop = (page: Page) =>
  page.locator('dl').evaluate((list) => {
    const [term, description] = list.lastElementChild?.children ?? [];
    return (description?.getBoundingClientRect().top ?? 0) - (term?.getBoundingClientRect().top ?? 0);
  });

/** The right edges of the list and of the words of its amounts. */
const ends = (page: Page) =>
  page.locator('dl').evaluate((list) => {
    const words = document.createRange();
    return [list, ...list.querySelectorAll('dd')].map((element) => {
      words.selectNodeContents(element);
      return Math.round(words.getBoundingClientRect().right);
    });
  });

test('Order', async ({ page, names, states }) => {
  names('Terms and descriptions are read as pairs');
  await expect(page.locator('dl')).toMatchAriaSnapshot(`
    - term: Customer
    - definition:
      - link "Aoife Ní Bhriain"
      - text: ", Cork"
    - term: Buys for
    - definition: A business Bakery on the Quay, IE6388047V
  `);
  states('A description is beside its term, where there is room');
  expect(await drop(page)).toBe(0);
});

test('LongWords', async ({ page, states }) => {
  states('Under 320 px of its own width, a description is below its term, in a wide window too');
  expect(await drop(page)).toBeGreaterThan(10);
});

test('Money', async ({ page, states }) => {
  states('Amounts end on one line');
  expect(new Set(await ends(page)).size).toBe(1);
});
