import { coverOf, overflow } from './layout.ts';
import { expect, test } from './test.ts';

for (const width of [320, 390]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 780 }, hasTouch: true });

    test('the page about the agency opens with three pictures that lead to their projects', async ({ page }) => {
      await page.goto('/about-us');
      const covers = page.getByRole('main').locator('a[href^="/portfolio/"]:has(img)');
      await expect(covers).toHaveCount(3);
      for (const cover of await covers.all()) expect(await coverOf(cover)).toBeUndefined();
      const tops = await covers.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      expect(new Set(tops).size).toBe(1);
      expect((await overflow(page)).by).toBe(0);
      await covers.first().click();
      await expect(page).toHaveURL(/\/portfolio\/\d$/);
    });

    test('each way is a link as a whole, and says where to begin', async ({ page }) => {
      await page.goto('/start');
      // What a way sells is a list in it, without a heading.
      const ways = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') });
      await expect(ways).toHaveCount(3);
      const links = await ways.evaluateAll((all) =>
        all.map((way) => {
          way.scrollIntoView({ block: 'center' });
          const link = way.querySelector('a');
          const begin = [...way.querySelectorAll('p')].find((words) => words.textContent === 'Begin');
          return [way, begin].every((part) => {
            const { left, top, width, height } = part?.getBoundingClientRect() ?? new DOMRect();
            return document.elementFromPoint(left + width / 2, top + height / 2) === link;
          });
        }),
      );
      expect(links).toEqual([true, true, true]);
      expect((await overflow(page)).by).toBe(0);
    });

    test('the contact page has three more ways to reach the agency', async ({ page }) => {
      await page.goto('/contact-us');
      const ways = page.getByRole('region', { name: 'Other ways to reach us' }).getByRole('link');
      await expect(ways).toHaveCount(3);
      for (const way of await ways.all()) expect(await coverOf(way)).toBeUndefined();
      expect((await overflow(page)).by).toBe(0);
    });
  });
}
