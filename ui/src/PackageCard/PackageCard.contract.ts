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

test.describe('Roles and names', () => {
  test('A single-choice card is a radio button in a group, named by its title alone', async ({ story, page }) => {
    await story('OneChosen');
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - group "Packages":
        - radio "Foundation" [checked=false]
        - radio "Full System" [checked]
        - radio "Premium" [checked=false]
    `);
  });

  test('Badge, price and delivery describe it; the features are a separate list', async ({ story, page }) => {
    await story('OneChosen');
    await expect(page.getByRole('radio', { name: 'Full System' })).toHaveAccessibleDescription(
      'Popular €1,200–€2,000 €1,600 in your quote Delivered in 14–21 days',
    );
    await expect(page.getByRole('list')).toHaveCount(3);
  });

  test('A subtitle is part of the name; an icon is not announced', async ({ story, page }) => {
    await story('WithPicture');
    const card = page.getByRole('checkbox', { name: 'Know where your money goes Expense Manager', exact: true });
    await expect(card).toHaveCount(2);
    await expect(page.getByRole('img')).toHaveCount(0);
  });

  test('A multiple-choice card is a checkbox', async ({ story, page }) => {
    await story('ChooseSeveral');
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - checkbox "Expense Manager" [checked=false]
      - checkbox "MCD"
    `);
  });

  test('A former price is announced as such', async ({ story, page }) => {
    await story('ChooseSeveral');
    await expect(page.getByRole('checkbox', { name: 'MCD' })).toHaveAccessibleDescription(
      'Recommended €200 Was €1,500 What each dish earns.',
    );
  });

  test('An unavailable card is disabled and says why', async ({ story, page }) => {
    await story('AllStates');
    await expect(page.getByRole('radio', { name: 'Full System', disabled: true })).toHaveAccessibleDescription(
      '€1,200–€2,000 14–21 days Budget Exceeded Needs €2,400, and €1,500 of your budget remains.',
    );
  });
});

test.describe('Keys', () => {
  test('Tab: reaches the chosen card of a group; the next Tab leaves the group', async ({ story, page }) => {
    await story('OneChosen');
    await press(page, 'Tab');
    await expect(page.getByRole('radio', { name: 'Full System' })).toBeFocused();
    await press(page, 'Tab');
    await expectFocusOnPage(page);
  });

  test('Arrow keys: move the choice to the next or the previous card', async ({ story, page }) => {
    await story('OneChosen');
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

  test('Space: selects and deselects a multiple-choice card', async ({ story, page }) => {
    await story('ChooseSeveral');
    await press(page, 'Tab', 'Space');
    await expect(page.getByRole('checkbox', { name: 'Expense Manager', checked: true })).toBeFocused();
    await press(page, 'Space');
    await expect(page.getByRole('checkbox', { name: 'Expense Manager', checked: false })).toBeFocused();
  });
});

test.describe('States', () => {
  test('Chosen, not chosen and unavailable differ without colour', async ({ story, page }) => {
    await story('AllStates');
    const cards = page.getByRole('radio');
    await expectApart(cards.and(page.locator(':checked')), cards.first(), cards.and(page.locator(':disabled')));
  });

  test('The price of an unavailable card is struck through, and the reason is visible', async ({ story, page }) => {
    await story('NotAvailable');
    await expectStruck(page.getByText('€1,200–€2,000'));
    await expectSeen(page.getByText('Budget Exceeded'));
  });

  test('A former price is struck through, the current one is not', async ({ story, page }) => {
    await story('ChooseSeveral');
    await expectStruck(page.getByText('Was €1,500').last());
    await expectNotStruck(page.getByText('€200', { exact: true }).last());
  });
});
