import {
  expect,
  expectApart,
  expectSeen,
  expectUncovered,
  press,
  pressUntil,
  test,
} from '../../../ladle/tests/contract';

export const pattern =
  'A region named by its heading. Lines are terms with definitions; the total is a polite live region.';

test('WithDiscount', async ({ page, names, states }) => {
  names('The summary is a region named by its heading');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - region "Order summary":
      - heading "Order summary" [level=2]
  `);
  names('Each line is a term, defined by its amount and its pricing rule');
  await expect(page.getByRole('region')).toMatchAriaSnapshot(`
    - term: Bundle discount
    - definition: −€220
    - definition: 10% when a system and a platform are joined
  `);
  names('The total is a status, so changes are announced');
  await expect(page.getByRole('region').getByRole('status')).toHaveText('€1,980');
  states('A discount and a charge differ without colour');
  await expectApart(page.getByText('Bundle discount'), page.getByText('Trinity Core'));
});

test('Editable', async ({ page, names, keys }) => {
  names("A line's Change button includes the line in its name");
  await expect(page.getByRole('button', { name: /^Change/ })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Change Trinity Core', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change Platform, Full System', exact: true })).toBeVisible();
  await keys('Tab: moves from one Change button to the next');
  await press(page, 'Tab');
  await expect(page.getByRole('button', { name: 'Change Trinity Core' })).toBeFocused();
  await press(page, 'Tab');
  await expect(page.getByRole('button', { name: 'Change Platform, Full System' })).toBeFocused();
  await keys('Enter, Space: on Change edit the line; the new total is announced and the focus stays');
  const total = await page.getByRole('status').elementHandle();
  await press(page, 'Tab', 'Tab', 'Enter');
  await expect(page.getByRole('button', { name: 'Change Platform, Premium' })).toBeFocused();
  await total?.waitForElementState('visible');
  await expect(page.getByRole('status')).toHaveText('€2,780');
  await press(page, 'Space');
  await expect(page.getByRole('button', { name: 'Change Platform, Full System' })).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('€1,980');
});

test('WithExplanations', async ({ page, names, keys }) => {
  names('The rule of a line with an explanation is a disclosure whose name includes the question and the line');
  const rules = page.getByRole('region').locator('details:not([open]) > summary');
  for (const [at, name] of [
    'Why this price? Expense Manager, MCD and RCD, beta price Trinity Core',
    'Why this price? Middle of €1,200–€2,000 Platform, Full System',
    'Why this discount? 10% when a system and a platform are joined Bundle discount',
  ].entries())
    await expect(rules.nth(at)).toHaveAccessibleName(name);
  await keys('Enter, Space: on the disclosure show and hide why a line costs what it costs');
  const rule = page.locator('summary', { hasText: 'Why this discount?' });
  const why = page.getByText('A system and a platform share their set-up, so a tenth of both comes off');
  await pressUntil(rule);
  await press(page, 'Enter');
  await expectSeen(why);
  await press(page, 'Space');
  await expect(why).toBeHidden();
  await expect(rule).toBeFocused();
});

test('Empty', async ({ page, names }) => {
  names('An empty summary says that it is empty');
  await expect(page.getByRole('region')).toMatchAriaSnapshot(`
    - paragraph: Nothing chosen yet. What you choose appears here, with its price.
  `);
  await expect(page.getByRole('term')).toHaveCount(0);
});

test('AboveForm at 390', async ({ page, states, keys }) => {
  states('On a narrow screen it is between the title of a step and its form, with each line');
  for (const text of ['Prices in euro', 'Bundle discount', '€1,980', '€396', /^Prices include VAT\. The quote holds/])
    await expectSeen(page.getByText(text, { exact: true }));
  await expectUncovered(page.getByRole('button', { name: 'Proceed to Checkout' }));
  await keys('Tab: reaches the purchase form after the fields of the step, also where the summary is above them');
  await press(page, 'Tab');
  await expect(page.getByRole('textbox', { name: 'Your Name' })).toBeFocused();
  await press(page, 'Tab', 'Tab');
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeFocused();
});
