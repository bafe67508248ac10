import type { Locator, Page } from '@playwright/test';
import { settled } from '../../.ci/settled.mjs';
import { shiftsOf, sumOf } from './layoutShift.ts';
import { expect, test } from './test.ts';
import { reloadTool } from './tool.ts';
import { ann, PackageBuilder, Planner, QuickQuote } from './wizards.ts';

test.describe('on a first visit', () => {
  // The code of Review must not be in the cache.
  test.use({ ownContext: true });

  test('the code of Review is loaded before it can be reached', async ({ page, context, problems }) => {
    problems.expect(/Failed to (load resource|fetch dynamically)|ERR_INTERNET_DISCONNECTED|preload/);
    const quote = new QuickQuote(page);
    await quote.open('?solution=website');
    await settled(page);
    await context.setOffline(true);
    for (const title of ['Services', 'Scale Your Business', 'Premium']) await quote.choose(title);
    await quote.isAt('Review');
    await quote.fillIn(ann);
    await expect(quote.checkout).toBeEnabled();
  });
});

interface ReviewPage {
  open: (page: Page) => Promise<{ name: Locator; summary: Locator }>;
  /** A line of its summary. */
  line: string;
}

const reviews: Readonly<Record<string, ReviewPage>> = {
  'the quick quote': {
    open: async (page) => {
      const quote = new QuickQuote(page);
      await quote.openReview();
      return quote;
    },
    line: 'Bundle discount',
  },
  'the package builder': {
    open: async (page) => {
      const packageBuilder = new PackageBuilder(page);
      await packageBuilder.openReview();
      return packageBuilder;
    },
    line: 'Premium Brand Identity',
  },
  'the planner': {
    open: async (page) => {
      const planner = new Planner(page);
      await planner.openSaved(6, { platform: 'full', path: 'template' });
      return planner;
    },
    line: 'Full System',
  },
};

for (const [wizard, { open, line }] of Object.entries(reviews))
  test(`the last step of ${wizard} doesn’t move on arrival or after a reload; its summary is above the form on a phone, and beside it in a wide window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { name, summary } = await open(page);
    await name.waitFor();
    await settled(page);
    const onArrival = await shiftsOf(page);
    await reloadTool(page);
    await name.waitFor();
    await settled(page);
    for (const shifts of [onArrival, await shiftsOf(page)])
      expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThanOrEqual(0.005);

    for (const part of [line, 'Deposit due today']) await expect(summary.getByText(part).first()).toBeVisible();
    const places = () => Promise.all([summary.boundingBox(), name.boundingBox()]);
    const [box, field] = await places();
    expect(box?.y).toBeLessThan(field?.y ?? 0);
    expect(box?.width).toBe(field?.width);
    await page.setViewportSize({ width: 1440, height: 844 });
    const [beside, form] = await places();
    expect(beside?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0));
  });

test('a receipt stays in view while the page is scrolled; the fullest one can be seen to its end, without overlaps', async ({
  page,
}) => {
  const packageBuilder = new PackageBuilder(page);
  const edges = () =>
    packageBuilder.summary.evaluate(async (summary) => {
      scrollTo({ top: 400, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const { top, bottom } = summary.getBoundingClientRect();
      return { top, left: innerHeight - bottom };
    });
  await page.setViewportSize({ width: 1440, height: 700 });
  await packageBuilder.open('?service=brand-identity&brand=premium&industry=retail');
  await packageBuilder.isAt('Review');
  await packageBuilder.name.waitFor();
  expect((await edges()).top).toBeGreaterThanOrEqual(0);
  await packageBuilder.open(
    '?brand=elite&campaign=premium&trinity=trinity-plus&systems=trinity-plus&tier=premium&industry=retail&store=yes',
  );
  await packageBuilder.isAt('Review');
  await packageBuilder.name.waitFor();
  expect((await edges()).left).toBeGreaterThanOrEqual(0);
  await expect(packageBuilder.checkout).toBeInViewport({ ratio: 1 });
  const overlaps = await packageBuilder.summary.evaluate((summary) => {
    const parts = [...summary.querySelectorAll('dl:first-of-type > *, output, dl:last-of-type > div, dl ~ * button')];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    return boxes.flatMap(({ top }, index) =>
      top < (boxes[index - 1]?.bottom ?? top) - 1 ? [parts[index]?.textContent] : [],
    );
  });
  expect(overlaps).toEqual([]);
});
