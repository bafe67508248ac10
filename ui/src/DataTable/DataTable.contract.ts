import type { Locator } from '@playwright/test';
import { expect, expectApart, expectSeen, press, pressUntil, test } from '../../../ladle/tests/contract';

export const pattern =
  'A table with sortable columns; its rows are named by their first cell, and stacked where it is narrow.';

/** Where the words of an element end, in whole pixels. */
const endOf = (element: Locator) =>
  element.evaluate(({ firstChild }) => {
    const words = document.createRange();
    if (firstChild) words.selectNode(firstChild);
    return Math.round(words.getBoundingClientRect().right);
  });

test('Sorted', async ({ page, names, states, keys }) => {
  names('The table is named, each column has its header, each row its own; the sorted column says so');
  await expect(page.locator('[data-stage]')).toMatchAriaSnapshot(`
    - table "Orders":
      - rowgroup:
        - row:
          - columnheader "Customer"
          - columnheader "What"
          - columnheader "Stage"
          - columnheader "Total"
          - columnheader "Placed"
      - rowgroup:
        - row:
          - rowheader "Sinéad Moore"
          - cell "Website and shop"
          - cell "New"
          - cell "€1600"
          - cell "2026-11-20"
  `);
  await expect(page.getByRole('columnheader', { name: 'Placed' })).toHaveAttribute('aria-sort', 'descending');
  states('Each header is above its cells, and its words end where theirs do; the direction differs without colour');
  for (const [at, role] of (['rowheader', 'cell', 'cell', 'cell', 'cell'] as const).entries()) {
    const header = await page.getByRole('columnheader').nth(at).boundingBox();
    const cell = await page
      .getByRole('row')
      .nth(1)
      .getByRole(role)
      .nth(at === 0 ? 0 : at - 1)
      .boundingBox();
    expect([header?.x, header?.width]).toEqual([cell?.x, cell?.width]);
  }
  for (const [header, amount] of [
    ['Total', '€1600'],
    ['Placed', '2026-11-20'],
  ] as const)
    expect(await endOf(page.getByRole('button', { name: header }))).toBe(await endOf(page.getByText(amount)));
  const placed = page.getByRole('columnheader', { name: 'Placed' }).getByRole('button');
  await expectSeen(placed.locator('svg'));
  await keys('Enter on a header: sorts by it, then the other way round; the focus stays');
  await pressUntil(page.getByRole('button', { name: 'Total' }));
  await press(page, 'Enter');
  await expect(page.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('rowheader').first()).toHaveText('Orla Kane');
  await expect(page.getByRole('button', { name: 'Total' })).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('Sorted by Total, ascending');
  await keys('Tab: from row to row, by their links');
  await pressUntil(page.getByRole('link', { name: 'Bríd Daly' }));
});

test('Selection', async ({ page, names, states, keys }) => {
  names('Each checkbox is named by its row, and the number of selected rows is announced');
  await page.getByRole('checkbox', { name: 'Select the order of Bríd Daly' }).check();
  await expect(page.getByRole('status').first()).toHaveText('1 row selected');
  await expect(page.locator('[data-part=bulk]')).toMatchAriaSnapshot(`
    - checkbox "Select all shown" [checked=mixed]
    - button "Mark as done"
    - status: 1 row selected
  `);
  states('A selected row differs from the others without colour, and a row that can’t be selected has no checkbox');
  const mark = (name: string) => page.getByRole('row', { name }).locator('label > span').first();
  await expectApart(mark('Bríd'), mark('Sinéad'));
  await expect(page.getByRole('row', { name: 'Orla Kane' }).getByRole('checkbox')).toHaveCount(0);
  await keys('Space on a checkbox: selects its row, or all');
  await pressUntil(page.getByRole('checkbox', { name: 'Select all shown' }));
  await press(page, 'Space');
  await expect(page.getByRole('status').first()).toHaveText('2 rows selected');
});

test('More', async ({ page, keys }) => {
  await keys('Enter on Show more: adds rows, and the focus stays');
  await pressUntil(page.getByRole('button', { name: 'Show more' }));
  await press(page, 'Enter');
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Show more' })).toBeFocused();
});

test('Loading', async ({ page, names }) => {
  names('Loading is announced');
  await expect(page.getByRole('status')).toHaveText('Loading …');
});

test('Empty', async ({ page, names }) => {
  names('So is that there are none');
  await expect(page.getByRole('status')).toHaveText('No orders yet.');
});

test('Failed', async ({ page, names, keys }) => {
  names('A failure is an alert');
  await expect(page.getByRole('alert')).toHaveText('The server didn’t answer. Check your connection.');
  await keys('Enter on Try again: loads the rows again');
  await pressUntil(page.getByRole('button', { name: 'Try again' }));
  await press(page, 'Enter');
  await expect(page.getByRole('rowheader')).toHaveCount(3);
});

test('Stacked', async ({ page, names, states }) => {
  states('A row that can’t be selected begins where the others do');
  const starts = await Promise.all(
    (await page.getByRole('rowheader').all()).map(async (header) => (await header.boundingBox())?.x),
  );
  expect(new Set(starts).size).toBe(1);
  names('Stacked, it is still a table, whose cells have headers');
  await expect(page.getByRole('columnheader', { name: 'Total' })).toHaveCount(1);
  await expect(page.getByRole('row', { name: 'Bríd Daly' }).getByRole('cell', { name: '€800' })).toBeVisible();
  states('Nothing is cut off or scrolls sideways, and a press anywhere in a row follows its link');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  const { x, y, width, height } = (await page.getByRole('row', { name: 'Bríd Daly' }).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.click(x + width - 8, y + height - 8);
  await expect(page).toHaveURL(/#a2$/);
});
