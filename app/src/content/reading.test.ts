import { expect, test } from 'vitest';
import { offerOf } from './offers.ts';
import { pages } from './reading.ts';
import { pageTexts } from './texts.ts';

const written = await Promise.all(
  Object.entries(pageTexts).map(async ([path, { load }]) => ({ path, ...(await load()).page })),
);

test('every address of a page that is read has its text', () => {
  expect(written.length).toBeGreaterThan(25);
  expect(written.map(({ path }) => path).sort()).toEqual(pages);
});

test.each(written)('$path says what it is, and no two pages say the same', ({ path, title, description, heading }) => {
  const others = written.filter((page) => page.path !== path);
  expect(others.map((page) => page.title)).not.toContain(title);
  expect(others.map((page) => page.description)).not.toContain(description);
  expect(title.length).toBeLessThanOrEqual(50);
  expect(description.length).toBeGreaterThanOrEqual(70);
  expect(description.length).toBeLessThanOrEqual(165);
  expect(heading.length).toBeLessThanOrEqual(70);
});

test.each(written)('$path has parts with titles of their own, and prices of the catalogue', ({ sections }) => {
  const titles = sections.map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(0);
  expect(new Set(titles).size).toBe(titles.length);
  for (const section of sections) {
    if (section.kind === 'prices')
      expect(section.of.map((id) => offerOf(id).price).every((price) => price > 0)).toBe(true);
    if (section.kind === 'comparison') {
      expect(section.rows.every(({ cells }) => cells.length === section.columns.length)).toBe(true);
    }
  }
});
