import type { Locator, Page } from '@playwright/test';
import { Account, openAccount } from './account.ts';
import { shiftsOf, watchShifts } from './layoutShift.ts';
import { PackageBuilder } from './packageBuilder.ts';
import { Planner } from './planner.ts';
import { ann, QuickQuote } from './quickQuote.ts';
import { SavedQuotePage } from './savedQuotePage.ts';
import { expect, test } from './test.ts';
import { loadedAhead, reloadTool } from './tool.ts';

test('choices deleted in the account are cleared in the wizard', async ({ page, site }) => {
  const customer = 'deleting@example.ie';
  await openAccount(page.request, site, customer);
  const account = new Account(page);
  await account.login(customer);
  const quote = new QuickQuote(page);
  await account.inHeader('Quick quote').click();
  await quote.choose('Complete Digital Transformation');
  await quote.choose('Retail');
  await quote.choose('Trinity Plus');
  await page.getByRole('banner').getByRole('link').first().click();
  await account.inHeader('Dashboard').click();
  await account.go('Your data');
  await page.getByRole('button', { name: 'Delete quote-builder', exact: true }).click();

  await account.inHeader('Quick quote').click();
  await quote.isAt('Solution Type');
  await expect(quote.total).toHaveText('from €200');
  for (const card of await page.getByRole('main').getByRole('radio').all()) await expect(card).not.toBeChecked();
  const stored = () => page.evaluate(() => [localStorage, sessionStorage].map((of) => of.getItem('quote-builder')));
  await reloadTool(page);
  await quote.isAt('Solution Type');
  expect(JSON.stringify(await stored())).not.toMatch(/retail|trinity/);
});

test.describe('the code of Review', () => {
  // It must not be in the cache.
  test.use({ ownContext: true });

  const offline = /Failed to (load resource|fetch dynamically)|ERR_INTERNET_DISCONNECTED|preload/;

  test('is preloaded before Review can be reached', async ({ page, context, problems }) => {
    problems.expect(offline);
    const quote = new QuickQuote(page);
    await quote.open('?solution=website');
    await loadedAhead(page);
    await context.setOffline(true);
    await quote.choose('Services');
    await quote.choose('Scale Your Business');
    await quote.choose('Premium');
    await quote.isAt('Review');
    await quote.fillIn(ann);
    await expect(quote.checkout).toBeEnabled();
  });

  test('shows an error and a retry when it fails to load, and keeps the choices', async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(offline);
    const quote = new QuickQuote(page);
    await quote.open();
    await context.setOffline(true);
    await quote.choose('Website & Digital Platform');
    await quote.choose('Services');
    await quote.choose('Scale Your Business');
    await quote.choose('Premium');
    await quote.isAt('Review');
    await expect(page.getByRole('alert')).toContainText('didn’t load');
    await expect(quote.total).toHaveText('€2,400');
    const again = page.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(page.getByRole('alert')).toContainText('didn’t load');
    await context.setOffline(false);
    await again.click();
    await quote.fillIn(ann);
    await expect(quote.checkout).toBeEnabled();
    await expect(quote.total).toHaveText('€2,400');
  });
});

test('the privacy policy opens in a new tab, and typed text stays', async ({ page, context }) => {
  const quote = new QuickQuote(page);
  await quote.openReview();
  await quote.fillIn(ann);
  const opened = context.waitForEvent('page');
  await page.getByRole('main').getByRole('link', { name: 'Privacy policy (opens in a new tab)' }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('What we store about you, and why.');
  await expect(quote.name).toHaveValue(ann.name);
});

test('the rule of every line of Review answers "Why this price?", by mouse and by keyboard', async ({ page }) => {
  const quote = new QuickQuote(page);
  await quote.openReview();
  const asks = quote.summary.locator('dl summary');
  for (const [at, [question, words]] of (
    [
      [
        'Why this price? Expense Manager, MCD and RCD, beta price Trinity Core',
        /You pay the beta price of €600\. The standard price is €4,500/,
      ],
      ['Why this price? Middle of €1,200–€2,000 Platform, Full System', /uses the middle, €1,600, as an estimate/],
      ['Why this discount? 10% off a system and a platform ordered together Bundle discount', /10% of €2,200 is €220/],
      ['Why this deposit? 20% of the total, from €1,000 up Deposit due today', /20% of €1,980 is €396/],
    ] as const
  ).entries()) {
    await expect(asks.nth(at)).toHaveAccessibleName(question);
    await expect(quote.summary.getByText(words)).toBeHidden();
    await asks.nth(at).focus();
    await page.keyboard.press('Enter');
    await expect(quote.summary.getByText(words)).toBeVisible();
    await asks.nth(at).click();
    await expect(quote.summary.getByText(words)).toBeHidden();
  }
});

test('what opens a rule and what changes a line are targets of 44 pixels', async ({ page }) => {
  const quote = new QuickQuote(page);
  await quote.openReview();
  const targets = quote.summary.locator('dl :is(summary, button)');
  await expect(targets).toHaveCount(6);
  const heights = await targets.evaluateAll((elements) =>
    elements.map((element) => {
      element.scrollIntoView({ block: 'center' });
      const { left, top, bottom, width } = element.getBoundingClientRect();
      const isHit = (y: number) => element.contains(document.elementFromPoint(left + width / 2, y));
      const end = (y: number, by: 1 | -1): number => (isHit(y + by) ? end(y + by, by) : y);
      const middle = (top + bottom) / 2;
      return end(middle, 1) - end(middle, -1);
    }),
  );
  for (const height of heights) expect(height).toBeGreaterThanOrEqual(43);
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

for (const [wizard, { open, line }] of Object.entries(reviews)) {
  for (const width of [390, 1440])
    test(`the last step of ${wizard}, ${width} pixels wide, doesn’t move on arrival or after a reload`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await watchShifts(page);
      const { name } = await open(page);
      await name.waitFor();
      await loadedAhead(page);
      const onArrival = await shiftsOf(page);
      await reloadTool(page);
      await name.waitFor();
      await loadedAhead(page);
      for (const shifts of [onArrival, await shiftsOf(page)])
        expect(
          shifts.reduce((sum, { value }) => sum + value, 0),
          JSON.stringify(shifts),
        ).toBeLessThanOrEqual(0.005);
    });

  for (const [width, height] of [
    [320, 568],
    [390, 844],
  ] as const)
    test(`on a phone of ${width} × ${height} pixels, ${wizard} shows its summary between title and form`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const { name, summary } = await open(page);
      await name.waitFor();
      for (const part of [line, 'Deposit due today']) await expect(summary.getByText(part).first()).toBeVisible();
      const title = page.getByRole('heading', { level: 1 });
      const [above, box, field] = await Promise.all([title, summary, name].map((part) => part.boundingBox()));
      expect(box?.y).toBeGreaterThan(above?.y ?? Number.POSITIVE_INFINITY);
      expect(box?.y).toBeLessThan(field?.y ?? 0);
      expect(box?.x).toBe(field?.x);
      expect(box?.width).toBe(field?.width);
      // The bar with the pay button covers no part of the field.
      await name.focus();
      await expect
        .poll(() =>
          name.evaluate((input) => {
            const { left, top, bottom, width } = input.getBoundingClientRect();
            return [top + 1, bottom - 1].some((y) => {
              const over = document.elementFromPoint(left + width / 2, y);
              return over !== null && over !== input && over.closest('[data-dock]') !== null;
            });
          }),
        )
        .toBe(false);
    });
}

test('the fullest receipt shows each of its lines, above its total and button', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 768 });
  const packageBuilder = new PackageBuilder(page);
  await packageBuilder.open(
    '?brand=elite&campaign=premium&trinity=trinity-plus&systems=trinity-plus&tier=premium&industry=retail&store=yes',
  );
  await packageBuilder.isAt('Review');
  await packageBuilder.checkout.scrollIntoViewIfNeeded();
  const receipt = await packageBuilder.summary.evaluate((summary) => {
    const lines = summary.querySelector('dl') as Element;
    lines.scrollTop = 50;
    const parts = [...lines.children, ...summary.querySelectorAll('output, dl:last-of-type > div, dl ~ * button')];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    return {
      lines: lines.children.length,
      scrolled: lines.scrollTop,
      overlaps: boxes.flatMap(({ top }, index) =>
        top < (boxes[index - 1]?.bottom ?? top) - 1 ? [parts[index]?.textContent] : [],
      ),
    };
  });
  expect(receipt).toEqual({ lines: 6, scrolled: 0, overlaps: [] });
  await expect(packageBuilder.checkout).toBeInViewport({ ratio: 1 });
});

test('the last step doesn’t move after a reload where the quote is saved, either', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1200 });
  await watchShifts(page);
  const quote = new QuickQuote(page);
  const quotePage = new SavedQuotePage(page);
  await quote.openReview();
  await quotePage.saveAtReview();
  await quotePage.copy.waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await reloadTool(page);
  await quotePage.copy.waitFor();
  await loadedAhead(page);
  const shifts = await shiftsOf(page);
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(shifts),
  ).toBeLessThanOrEqual(0.005);
});

test('a receipt stays in view while the page is scrolled, and a longer one can be seen to its end', async ({
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
  expect(await edges()).toMatchObject({ top: 88 });
  await packageBuilder.open(
    '?brand=elite&campaign=premium&trinity=trinity-plus&systems=trinity-plus&tier=premium&industry=retail&store=yes',
  );
  await packageBuilder.isAt('Review');
  await packageBuilder.name.waitFor();
  expect(await edges()).toMatchObject({ left: 24 });
});

for (const width of [820, 1440])
  test(`on a screen of ${width} pixels, the summary is beside the form`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    const quote = new QuickQuote(page);
    await quote.openReview();
    await expect(quote.summary.getByText('Bundle discount')).toBeVisible();
    const [summary, name] = await Promise.all([quote.summary.boundingBox(), quote.name.boundingBox()]);
    expect(summary?.x).toBeGreaterThan(name?.x ?? 0);
  });
