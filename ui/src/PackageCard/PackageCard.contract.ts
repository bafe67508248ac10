import {
  expect,
  expectApart,
  expectFocusOnPage,
  expectNotStruck,
  expectSeen,
  expectStruck,
  press,
  test,
} from '../../../ladle/tests/contract';

export const pattern = 'A radio group or checkboxes. Each native input is as large as its card and named by its title.';

test('OneChosen', async ({ page, names, keys }) => {
  names('A single-choice card is a radio button in a group, named by its title alone');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - group "Packages":
      - radio "Foundation" [checked=false]
      - radio "Full System" [checked]
      - radio "Premium" [checked=false]
  `);
  names('Badge, price and delivery describe it; the features are a separate list');
  await expect(page.getByRole('radio', { name: 'Full System' })).toHaveAccessibleDescription(
    'Popular €1,200–€2,000 €1,600 in your quote Delivered in 14–21 days',
  );
  await expect(page.getByRole('list')).toHaveCount(3);
  await keys('Tab: reaches the chosen card of a group; the next Tab leaves the group');
  await press(page, 'Tab');
  await expect(page.getByRole('radio', { name: 'Full System' })).toBeFocused();
  await press(page, 'Tab');
  await expectFocusOnPage(page);
  await keys('Arrow keys: move the choice to the next or the previous card');
  await press(page, 'Tab');
  for (const [key, name] of [
    ['ArrowDown', 'Premium'],
    ['ArrowRight', 'Foundation'],
    ['ArrowUp', 'Premium'],
  ] as const) {
    await press(page, key);
    await expect(page.getByRole('radio', { name, checked: true })).toBeFocused();
  }
  await expect(page.getByRole('radio', { name: 'Full System' })).not.toBeChecked();
});

test('WithPicture', async ({ page, names }) => {
  names('A subtitle is part of the name; an icon is not announced');
  const card = page.getByRole('checkbox', { name: 'Know where your money goes Expense Manager', exact: true });
  await expect(card).toHaveCount(2);
  await expect(page.getByRole('img')).toHaveCount(0);
});

test('ChooseSeveral', async ({ page, names, states, keys }) => {
  names('A multiple-choice card is a checkbox');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - checkbox "Expense Manager" [checked=false]
    - checkbox "MCD"
  `);
  names('A former price is announced as such');
  await expect(page.getByRole('checkbox', { name: 'MCD' })).toHaveAccessibleDescription(
    'Recommended €200 Was €1,500 What each dish earns.',
  );
  states('A former price is struck through, the current one is not');
  await expectStruck(page.getByText('Was €1,500').last());
  await expectNotStruck(page.getByText('€200', { exact: true }).last());
  await keys('Space: selects and deselects a multiple-choice card');
  await press(page, 'Tab', 'Space');
  await expect(page.getByRole('checkbox', { name: 'Expense Manager', checked: true })).toBeFocused();
  await press(page, 'Space');
  await expect(page.getByRole('checkbox', { name: 'Expense Manager', checked: false })).toBeFocused();
});

test('AllStates', async ({ page, names, states }) => {
  names('An unavailable card is disabled and says why');
  await expect(page.getByRole('radio', { name: 'Full System', disabled: true })).toHaveAccessibleDescription(
    '€1,200–€2,000 14–21 days Budget Exceeded Needs €2,400, and €1,500 of your budget remains.',
  );
  states('Chosen, not chosen and unavailable differ without colour');
  const cards = page.getByRole('radio');
  await expectApart(cards.and(page.locator(':checked')), cards.first(), cards.and(page.locator(':disabled')));
});

test('NotAvailable', async ({ page, states }) => {
  states('The price of an unavailable card is struck through, and the reason is visible');
  await expectStruck(page.getByText('€1,200–€2,000'));
  await expectSeen(page.getByText('Budget Exceeded'));
});
