import { expect, expectFocusOnPage, press, test } from '../../../ladle/tests/contract';

export const pattern = 'Text. It has no role, is no control and is read with what is around it.';

test.describe('Roles and names', () => {
  test('Only its words are read', async ({ story, page }) => {
    await story('Tones');
    await expect(page.locator('[data-stage]')).toMatchAriaSnapshot('- text: Draft New Paid Due on Friday Disputed');
  });
});

test.describe('Keys', () => {
  test('Tab: passes it by', async ({ story, page }) => {
    await story('Tones');
    await press(page, 'Tab');
    await expectFocusOnPage(page);
  });
});

test.describe('States', () => {
  test('Tones differ without colour, by the shape of their marks', async ({ story, page }) => {
    await story('Tones');
    await page.emulateMedia({ forcedColors: 'active' });
    const marks = await page
      .locator('[data-tone]')
      .evaluateAll((badges) => badges.map((badge) => badge.querySelector('path')?.getAttribute('d')));
    await page.emulateMedia({ forcedColors: 'none' });
    expect(new Set(marks).size).toBe(5);
  });

  test('It has an edge where a system forces its own colours', async ({ story, page }) => {
    await story('Tones');
    await page.emulateMedia({ forcedColors: 'active' });
    for (const badge of await page.locator('[data-tone]').all())
      await expect(badge).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
    await page.emulateMedia({ forcedColors: 'none' });
  });
});
