import { expect, expectFocusOnPage, expectSeen, press, pressUntil, test } from '../../../ladle/tests/contract';

export const pattern = 'A native button, shown once the page is scrolled down. It moves the focus to the top as well.';

test.describe('Roles and names', () => {
  test('At the top of the page there is no button', async ({ story, page }) => {
    await story('AtTheTop');
    await expect(page.getByRole('link', { name: 'The first link of the page' })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('Further down there is a button with a name', async ({ story, page }) => {
    await story('FurtherDown');
    await expect(page.locator('body')).toMatchAriaSnapshot('- button "Scroll to top"');
  });
});

test.describe('Keys', () => {
  test('Enter, Space: scroll to the top; the button disappears, and Tab continues at the first link', async ({
    story,
    page,
  }) => {
    await story('FurtherDown');
    await pressUntil(page.getByRole('button', { name: 'Scroll to top' }), 'Shift+Tab');
    await press(page, 'Enter');
    await expect(page.getByRole('button')).toHaveCount(0);
    await expectFocusOnPage(page);
    await press(page, 'Tab');
    await expect(page.getByRole('link', { name: 'The first link of the page' })).toBeFocused();
  });
});

test.describe('States', () => {
  test('The button is visible above the page', async ({ story, page }) => {
    await story('FurtherDown');
    await expectSeen(page.getByRole('button'));
  });
});
