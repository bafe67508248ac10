import { expect, expectFocusOnPage, expectSeen, press, pressUntil, test } from '../../../ladle/tests/contract';

export const pattern = 'A native button, shown once the page is scrolled down. It moves the focus to the top as well.';

test('AtTheTop', async ({ page, names }) => {
  names('At the top of the page there is no button');
  await expect(page.getByRole('link', { name: 'The first link of the page' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('FurtherDown', async ({ page, names, states, keys }) => {
  names('Further down there is a button with a name');
  await expect(page.locator('body')).toMatchAriaSnapshot('- button "Scroll to top"');
  states('The button is visible above the page');
  await expectSeen(page.getByRole('button'));
  await keys('Enter, Space: scroll to the top; the button disappears, and Tab continues at the first link');
  await pressUntil(page.getByRole('button', { name: 'Scroll to top' }), 'Shift+Tab');
  await press(page, 'Enter');
  await expect(page.getByRole('button')).toHaveCount(0);
  await expectFocusOnPage(page);
  await press(page, 'Tab');
  await expect(page.getByRole('link', { name: 'The first link of the page' })).toBeFocused();
});
