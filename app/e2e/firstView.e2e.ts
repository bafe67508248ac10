import type { Locator } from '@playwright/test';
import { paths } from '../src/content/links/paths.ts';
import { coverOf, overflow } from './layout.ts';
import { expect, test } from './test.ts';

/** Whether all of an element is in the window, with nothing over its centre. */
const isInView = (locator: Locator): Promise<boolean> =>
  locator.evaluate((own) => {
    const { left, top, right, bottom } = own.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return isInside && own.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });

for (const [width, height] of [
  [320, 844],
  [390, 844],
  [820, 900],
  [1440, 900],
] as const) {
  test.describe(`in the first view of ${width} × ${height} pixels`, () => {
    test.use({ viewport: { width, height } });

    for (const system of ['garo', 'mcd', 'rcd', 'aed', 'expense-manager']) {
      test(`/trinity/${system} has its headline, its first action and its screen`, async ({ page }) => {
        await page.goto(`/trinity/${system}`);
        const main = page.getByRole('main');
        expect(await isInView(main.getByRole('heading', { level: 1 })), 'the headline').toBe(true);
        expect(await isInView(main.getByRole('link', { name: /^Choose / }).first()), 'the first action').toBe(true);
        const screen = main.getByRole('figure').first().locator('xpath=*[1]');
        if (width >= 968) {
          expect(await isInView(screen), 'all of the screen').toBe(true);
        } else {
          const { top, isOnTop } = await screen.evaluate((own) => {
            const { left, top, width } = own.getBoundingClientRect();
            const middle = document.elementFromPoint(left + width / 2, (top + innerHeight) / 2);
            return { top, isOnTop: own.contains(middle) };
          });
          expect(height - top, 'pixels of the screen').toBeGreaterThan(height / 4);
          expect(isOnTop, 'the screen is on top').toBe(true);
          expect(await isInView(screen.getByText(/\d/).first()), 'the first number on the screen').toBe(true);
        }
      });
    }

    for (const path of [paths.packageBuilder, paths.quote, paths.planner]) {
      test(`${path} has its question, its first answer and Continue`, async ({ page }) => {
        await page.goto(path);
        const main = page.getByRole('main');
        expect(await isInView(main.getByRole('heading', { level: 1 })), 'the question').toBe(true);
        const answer = main.locator('label').first();
        expect(await isInView(answer), 'the first answer').toBe(true);
        const bottom = (box: Awaited<ReturnType<Locator['boundingBox']>>) => (box ? box.y + box.height : Number.NaN);
        if (path !== paths.planner) {
          const price = bottom(
            await main
              .getByText(/^From €\d/)
              .first()
              .boundingBox(),
          );
          expect(price, 'the bottom of its price, above the bar').toBeLessThan(height - 80);
        }
        if (width < 968) expect(await isInView(page.getByRole('button', { name: /^Continue/ })), 'Continue').toBe(true);
        else expect(bottom(await answer.boundingBox()), 'the bottom of the first answer').toBeLessThan(480);
      });
    }

    for (const [path, entries] of [
      ['/trinity', 5],
      ['/trinity/core', 3],
      ['/trinity/plus', 5],
    ] as const) {
      test(`${path} has its headline, its first action and its systems`, async ({ page }) => {
        await page.goto(path);
        const main = page.getByRole('main');
        expect(await isInView(main.getByRole('heading', { level: 1 })), 'the headline').toBe(true);
        const action = main.getByRole('link', { name: /^Choose / }).first();
        expect(await isInView(action), 'the first action').toBe(true);
        if (width < 600) expect((await action.boundingBox())?.width, 'the width of the first action').toBe(width - 40);
        const systems = await main.getByRole('navigation').last().getByRole('link').all();
        expect(systems).toHaveLength(entries);
        const seen = (await Promise.all(systems.map(isInView))).filter(Boolean);
        expect(seen.length, 'systems').toBeGreaterThanOrEqual(width >= 968 ? entries : 2);
      });
    }
  });
}

for (const width of [320, 390]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 780 }, hasTouch: true });

    test('the page about the agency opens with five owners that lead to their projects', async ({ page }) => {
      await page.goto('/about-us');
      const owners = page.getByRole('main').locator('a[href^="/portfolio/"]:has(img)');
      await expect(owners).toHaveCount(5);
      for (const owner of await owners.all()) expect(await coverOf(owner)).toBeUndefined();
      const boxes = await owners.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      expect(new Set(boxes.map(({ top }) => Math.round(top))).size, 'rows').toBe(2);
      expect(Math.max(...boxes.map(({ right }) => right)), 'none is cut off').toBeLessThanOrEqual(width);
      expect((await overflow(page)).by).toBe(0);
      await owners.first().click();
      await expect(page).toHaveURL(/\/portfolio\/\d$/);
    });

    test('the whole card of each wizard is a link, and says where to begin', async ({ page }) => {
      await page.goto('/start');
      // Each wizard's list item contains another list, of what it sells, without headings.
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

    test('the contact page has three more ways to get an answer', async ({ page }) => {
      await page.goto('/contact-us');
      const ways = page.getByRole('region', { name: 'Other ways to get an answer' }).getByRole('link');
      await expect(ways).toHaveCount(3);
      for (const way of await ways.all()) expect(await coverOf(way)).toBeUndefined();
      expect((await overflow(page)).by).toBe(0);
    });
  });
}
