import { expect, expectFocusOnPage, expectSeen, press, test } from '../../../ladle/tests/contract';

export const pattern = 'A region named by its heading. The page stays usable: no focus trap, no backdrop.';

test('WithSwitches', async ({ page, names, keys }) => {
  names('The banner is a region named by its heading, not a dialog');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - region "Welcome to Trinity Works' consent management":
      - heading "Welcome to Trinity Works' consent management" [level=2]
  `);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  names('Its actions are buttons inside it');
  await expect(page.getByRole('region')).toMatchAriaSnapshot(`
    - button "Reject All"
    - button "Accept All"
  `);
  names('What is folded below them opens by a native disclosure');
  const fold = page.getByRole('region').locator('details', { hasText: 'Choose one by one' });
  await expect(fold.locator('> summary')).toHaveText('Choose one by one');
  await expect(fold).not.toHaveAttribute('open');
  await keys('Enter, Space: on the fold open and close it');
  const save = page.getByRole('button', { name: 'Save Settings' });
  await press(page, 'Tab', 'Tab', 'Tab', 'Tab', 'Enter');
  await expect(save).toBeVisible();
  await press(page, 'Space');
  await expect(save).toBeHidden();
});

test('Notice', async ({ page, keys }) => {
  await keys('Tab: moves through the banner and out of it');
  await press(page, 'Tab');
  await expect(page.getByRole('button', { name: 'Good to know' })).toBeFocused();
  await press(page, 'Tab');
  await expectFocusOnPage(page);
  await keys('Enter, Space: on an action close the banner');
  await press(page, 'Tab', 'Enter');
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeVisible();
  await expect(page.getByRole('region')).toHaveCount(0);
});

test('LongText', async ({ page, states }) => {
  states('The actions are visible however long the text is');
  await expectSeen(page.getByRole('button', { name: 'I have read it' }));
});
