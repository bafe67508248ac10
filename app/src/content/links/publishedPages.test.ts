import { expect, test } from 'vitest';
import { offerOf } from '../offers.ts';
import { pageTexts } from '../texts.ts';
import { pages } from './publishedPages.ts';

const written = await Promise.all(
  Object.entries(pageTexts).map(async ([path, { load }]) => ({ path, ...(await load()).page })),
);

test('every address of a page that is read has its text', () => {
  expect(written.length).toBeGreaterThan(25);
  expect(written.map(({ path }) => path).sort()).toEqual(pages);
});

test.each(written)('$path has prices of the catalogue', ({ sections }) => {
  const priced = sections.flatMap((section) => (section.kind === 'prices' ? section.of : []));
  expect(priced.every((id) => offerOf(id).price > 0)).toBe(true);
});
