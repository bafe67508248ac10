import { expect, test } from 'vitest';
import { offerOf } from '../offers.ts';
import { pageTexts } from '../texts.ts';
import { pages } from './publishedPages.ts';

const published = await Promise.all(
  Object.entries(pageTexts).map(async ([path, { load }]) => ({ path, ...(await load()).page })),
);

test('the list of published pages is the list of their text files', () => {
  expect(published.length).toBeGreaterThan(25);
  expect(published.map(({ path }) => path).sort()).toEqual(pages.toSorted());
});

test.each(published)('$path shows prices from the catalogue', ({ sections }) => {
  const priced = sections.flatMap((section) => (section.kind === 'prices' ? section.of : []));
  expect(priced.every((id) => offerOf(id).price > 0)).toBe(true);
});
