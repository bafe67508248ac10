import {
  expect,
  expectApart,
  expectFocusOnPage,
  expectSeen,
  expectUncovered,
  press,
  test,
} from '../../../ladle/tests/contract';

export const pattern =
  'An editable combobox with a multi-select list. The chosen options are a list of buttons before the field.';

test('Empty', async ({ page, names, keys }) => {
  names('The field is a combobox, named by its label and described by its hint');
  const field = page.getByRole('combobox', { name: 'Preferred systems', exact: true, expanded: false });
  await expect(field).toHaveAccessibleDescription('Choose as many as you like.');
  await keys('Typing: filters the options and announces how many match');
  await press(page, 'Tab', 'd', 'a', 's', 'h');
  await expect(page.getByRole('option')).toHaveText(['Menu Cost Dashboard', 'Revenue Control Dashboard']);
  await expect(page.getByRole('status')).toHaveText('2 options, 0 chosen');
  await keys('Enter: selects or deselects an option; the list stays open and the focus stays in the field');
  const chip = page.getByRole('button', { name: 'Remove Menu Cost Dashboard' });
  await press(page, 'Tab', 'd', 'a', 's', 'h', 'ArrowDown', 'Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  await expect(page.getByRole('option', { name: 'Menu Cost Dashboard', selected: true })).toBeVisible();
  await expect(chip).toBeVisible();
  await press(page, 'Enter');
  await expect(chip).toHaveCount(0);
  await expect(page.getByRole('combobox')).toBeFocused();
  await keys('Escape: closes the list');
  await press(page, 'Tab', 'ArrowDown');
  await expect(page.getByRole('option')).toHaveCount(6);
  await press(page, 'Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(page.getByRole('combobox', { expanded: false })).toBeFocused();
  await keys('Tab: moves through the chosen options to the field; leaving the field selects nothing');
  await press(page, 'Tab', 'ArrowDown', 'ArrowDown');
  await expect(page.getByRole('option')).toHaveCount(6);
  await press(page, 'Tab');
  await expectFocusOnPage(page);
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(0);
});

test('Chosen', async ({ page, names, states, keys }) => {
  names('The chosen options are a list; each has a button, named after it, that removes it');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - list:
      - /children: equal
      - listitem:
        - button "Remove Expense Manager"
      - listitem:
        - button "Remove Revenue Control Dashboard"
      - listitem:
        - button "Remove Staff Planner"
  `);
  await keys('Arrow down: opens the multi-select list and moves through it');
  await press(page, 'Tab', 'Tab', 'Tab', 'Tab', 'ArrowDown');
  await expect(page.getByRole('combobox', { expanded: true })).toBeFocused();
  await expect(page.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
  await expect(page.getByRole('listbox')).toMatchAriaSnapshot(`
    - option "Expense Manager" [selected]
    - option "Stock and Suppliers" [selected=false]
  `);
  states('In the open list, selected options differ from the others without colour');
  await expectApart(
    page.getByRole('option', { name: 'Staff Planner' }),
    page.getByRole('option', { name: 'Stock and Suppliers' }),
  );
  await keys('Backspace: in the empty field deselects the last choice');
  await press(page, 'Tab', 'Tab', 'Tab', 'Tab', 'Backspace');
  await expect(page.getByRole('combobox')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Remove Staff Planner' })).toHaveCount(0);
});

test('GermanTexts', async ({ page, names }) => {
  names('Every text can be translated');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - button "Staff Planner entfernen"
    - combobox "Bevorzugte Systeme"
    - button "Auswahl zeigen"
  `);
});

test('ManyInACard', async ({ page, states }) => {
  states('The list lies over everything and inside the window, and has as many options as are needed');
  const field = page.getByRole('combobox');
  const options = page.getByRole('option');
  await field.click();
  await expect(options).toHaveCount(60);
  await expect(options.first()).toHaveAttribute('aria-setsize', '3000');
  await expectSeen(options.first(), options.nth(2));
  const box = await page.getByRole('listbox').boundingBox();
  expect(box?.y).toBeLessThan((await field.boundingBox())?.y ?? 0);
  await options.last().scrollIntoViewIfNeeded();
  await expect(options).toHaveCount(120);
  states('The option that the keys have reached is in view');
  await press(page, 'Home', ...Array<string>(12).fill('ArrowDown'));
  await expectUncovered(page.getByRole('option', { name: '13 Long Street', exact: true }));
  await press(page, 'End');
  await expectUncovered(page.getByRole('option', { name: '3000 Long Street' }));
  await page.keyboard.type('2999');
  await press(page, 'ArrowDown', 'Enter');
  await expect(page.getByRole('option', { name: '2999 Long Street', selected: true })).toBeVisible();
  await press(page, 'ArrowDown', 'Enter');
  await expect(page.getByRole('button', { name: 'Remove 3000 Long Street' })).toBeVisible();
});
