import { expect, type Page } from '@playwright/test';
import { looksOf, open, refusesHtml, test, useShowcase } from './visit';

const site = 'http://localhost:4381';

test('a prerendered page with single style sheets works under a strict content security policy', async ({
  page,
  errors,
}) => {
  const html = await (await page.request.get(site)).text();
  // Rendered by plain Node, without inline styles.
  expect(html).toContain('Choose a tier');
  expect(html).not.toMatch(/<style| style="/);
  await open(page, site);
  await useShowcase(page);
  await refusesHtml(page, errors);
});

/** The looks of the showcase with these style sheets, loaded one after the other. */
async function looks(page: Page, sheets: string, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${site}/sheets.html?${sheets}`);
  const placed = page.getByRole('button', { name: 'Placed by utilities' });
  await placed.waitFor();
  // Only the utilities may change it.
  await placed.evaluate((element) => element.remove());
  // The bar has been measured, for what stands above it.
  await page.waitForFunction(() => document.documentElement.style.getPropertyValue('--ag-dock-inset') !== '');
  return looksOf(page, '#root *');
}

for (const [alone, together] of [
  ['ui', 'parts'],
  ['ui', 'unlayered'],
  ['ui', 'unlayeredParts'],
  ['ui', 'unlayered,elements'],
  ['ui', 'elements,unlayered'],
  // What Tailwind sets on the root of a page is for everything to inherit.
  ['ui,inherited', 'tailwind,ui'],
  ['ui,inherited', 'ui,tailwind'],
] as const)
  test(`components look alike with the style sheets ${alone} and ${together}`, async ({ page }) => {
    for (const width of [1280, 400]) {
      const expected = await looks(page, alone, width);
      expect(expected.length).toBeGreaterThan(100);
      expect(await looks(page, together, width)).toEqual(expected);
    }
  });

test("a page's own rules for elements win over layered style sheets", async ({ page }) => {
  expect(await looks(page, 'ui,elements', 1280)).not.toEqual(await looks(page, 'ui', 1280));
});

for (const sheets of ['tailwind,ui', 'ui,tailwind'])
  test(`${sheets}: Tailwind’s utilities win`, async ({ page }) => {
    await page.goto(`${site}/sheets.html?${sheets}`);
    const placed = page.getByRole('button', { name: 'Placed by utilities' });
    await expect(placed).toHaveCSS('margin-top', '28px');
    await expect(placed).toHaveCSS('border-radius', '0px');
    await expect(placed).toHaveCSS('background-image', /linear-gradient/);
  });
