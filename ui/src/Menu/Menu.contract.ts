import { expect, expectUncovered, press, test } from '../../../ladle/tests/contract';

export const pattern = 'A button with a menu of actions and links.';

test('Actions', async ({ page, names, keys }) => {
  names('The button says whether its menu is open, the menu is named by it; an unavailable action says why');
  await expect(page.getByRole('button', { name: 'Order', expanded: false })).toHaveAttribute('aria-haspopup', 'menu');
  await page.getByRole('button', { name: 'Order' }).click();
  await expect(page.getByRole('menu')).toMatchAriaSnapshot(`
    - menu "Order":
      - menuitem "Send the invoice"
      - menuitem "Show the customer"
      - menuitem "Cancel the order"
      - menuitem "Refund" [disabled]
  `);
  await expect(page.getByRole('menuitem', { name: 'Refund' })).toHaveAccessibleDescription(
    'Nothing has been paid yet.',
  );
  await press(page, 'Escape');
  await keys('Enter, Space or arrow down on the button: opens the menu at its first item; arrow up at its last');
  for (const [key, name] of [
    ['Enter', 'Send the invoice'],
    ['Space', 'Send the invoice'],
    ['ArrowDown', 'Send the invoice'],
    ['ArrowUp', 'Refund'],
  ] as const) {
    await page.getByRole('button', { name: 'Order' }).focus();
    await press(page, key);
    await expect(page.getByRole('menuitem', { name })).toBeFocused();
    await press(page, 'Escape');
    await expect(page.getByRole('button', { name: 'Order' })).toBeFocused();
  }
  await keys('Arrows, Home, End: move through the items; a letter leads to the item that begins with it');
  await press(page, 'Tab', 'Enter', 'ArrowDown', 'ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Cancel the order' })).toBeFocused();
  await press(page, 'End', 'Home', 'r');
  await expect(page.getByRole('menuitem', { name: 'Refund' })).toBeFocused();
  await keys('Enter or Space on an item: carries it out, closes the menu, and the focus returns to the button');
  await press(page, 'Tab', 'Enter', 'Space');
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Order' })).toBeFocused();
  await press(page, 'Enter', 'ArrowDown', 'Space');
  await expect(page).toHaveURL(/#customer$/);
  await keys('Tab: closes the menu and leaves the button');
  await press(page, 'Tab', 'Enter', 'Tab');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Order' })).not.toBeFocused();
});

test('Dots', async ({ page, names, states }) => {
  names('Without a visible label, the button is still named');
  await page.getByRole('button', { name: 'More for Bríd Daly' }).click();
  states('The list is whole');
  await expectUncovered(page.getByRole('menuitem', { name: 'Cancel' }));
});

test('AtTheEdge', async ({ page, states }) => {
  states('At the edge of the window and of a box that clips, the list opens on the other side and is whole');
  await page.getByRole('button', { name: 'More' }).click();
  await expectUncovered(page.getByRole('menuitem', { name: 'Move' }), page.getByRole('menuitem', { name: 'Erase' }));
});
