import { expect, expectFocusOnPage, expectSeen, press, test } from '../../../ladle/tests/contract';

export const pattern = 'A region named by its heading. The page stays usable: no focus trap, no backdrop.';

test.describe('Roles and names', () => {
  test('The banner is a region named by its heading, not a dialog', async ({ story, page }) => {
    await story('WithSwitches');
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - region "Welcome to Trinity Works' consent management":
        - heading "Welcome to Trinity Works' consent management" [level=2]
    `);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('Its actions are buttons inside it', async ({ story, page }) => {
    await story('WithSwitches');
    await expect(page.getByRole('region')).toMatchAriaSnapshot(`
      - button "Reject All"
      - button "Accept All"
    `);
  });

  test('What is folded below them opens by a native disclosure', async ({ story, page }) => {
    await story('WithSwitches');
    const fold = page.getByRole('region').locator('details', { hasText: 'Choose one by one' });
    await expect(fold.locator('> summary')).toHaveText('Choose one by one');
    await expect(fold).not.toHaveAttribute('open');
  });
});

test.describe('Keys', () => {
  test('Tab: moves through the banner and out of it', async ({ story, page }) => {
    await story('Notice');
    await press(page, 'Tab');
    await expect(page.getByRole('button', { name: 'Good to know' })).toBeFocused();
    await press(page, 'Tab');
    await expectFocusOnPage(page);
  });

  test('Enter, Space: on an action close the banner', async ({ story, page }) => {
    await story('Notice');
    await press(page, 'Tab', 'Enter');
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeVisible();
    await expect(page.getByRole('region')).toHaveCount(0);
  });

  test('Enter, Space: on the fold open and close it', async ({ story, page }) => {
    await story('WithSwitches');
    const save = page.getByRole('button', { name: 'Save Settings' });
    await press(page, 'Tab', 'Tab', 'Tab', 'Tab', 'Enter');
    await expect(save).toBeVisible();
    await press(page, 'Space');
    await expect(save).toBeHidden();
  });
});

test.describe('States', () => {
  test('The actions are visible however long the text is', async ({ story, page }) => {
    await story('LongText');
    await expectSeen(page.getByRole('button', { name: 'I have read it' }));
  });
});
