import { expect, expectFocusOnPage, press, test } from '../../../ladle/tests/contract';

export const pattern = 'Text. It has no role, is no control and is read with what is around it.';

test('Tones', async ({ page, names, keys, states }) => {
  names('Only its words are read');
  await expect(page.locator('[data-stage]')).toMatchAriaSnapshot('- text: Draft New Paid Due on Friday Disputed');
  await keys('Tab: passes it by');
  await press(page, 'Tab');
  await expectFocusOnPage(page);
  states('Tones differ without colour, by the shape of their marks');
  const badges = page.locator('[data-tone]');
  const marks = await badges.evaluateAll((all) => all.map((one) => one.querySelector('path')?.getAttribute('d')));
  expect(new Set(marks).size).toBe(5);
  states('It has an edge where a system forces its own colours');
  await page.emulateMedia({ forcedColors: 'active' });
  for (const badge of await badges.all()) await expect(badge).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  await page.emulateMedia({ forcedColors: 'none' });
});
