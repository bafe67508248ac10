import { expect, expectSeen, press, test } from '../../../ladle/tests/contract';

export const pattern = 'The native modal dialog along the side of the page, named by its label.';

test('AtTheEnd', async ({ page, names, keys }) => {
  names('The drawer is a modal dialog with a name; its content keeps its roles');
  await expect(page.locator(':modal')).toMatchAriaSnapshot(`
    - dialog "Menu":
      - banner:
        - button "Close menu"
      - navigation "Pages":
        - /children: equal
        - link "Explore"
        - link "Services"
        - link "Trinity"
        - link "About Us"
        - link "Contact Us"
  `);
  await keys('Tab: moves through the drawer and stays inside');
  await press(page, 'Tab');
  await expect(page.getByRole('link', { name: 'Explore' })).toBeFocused();
  await press(page, 'Shift+Tab');
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
});

test('Closed', async ({ page, keys }) => {
  await keys('Escape: closes it and returns the focus to the button that opened it');
  await press(page, 'Tab', 'Enter');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await press(page, 'Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});

test('ManyPages', async ({ page, states }) => {
  states('The close button is visible however long the menu is');
  await expectSeen(page.getByRole('button', { name: 'Close menu' }));
});
