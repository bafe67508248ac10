import { expect, test } from 'vitest';
import { defaultCatalogue } from '../domain/catalogue/defaultCatalogue.ts';
import { catalogue } from '../domain/catalogue/given.ts';
import { serviceStartingPrice } from '../wizards/package-builder/rules/startingPrice.ts';
import { fourServices } from './fourServices.ts';
import { allComplete, cheapest } from './offers.ts';
import type { PageContent } from './page.ts';

const { services } = defaultCatalogue;

const found = import.meta.glob<{ page: PageContent }>('./pages/**/*.ts', { eager: true });

test('the Complete Digital Platform means the same on every page, and its link opens it', () => {
  const { name } = services['complete-platform'];
  const links = [
    ...Object.values(found).flatMap(({ page }) =>
      page.sections.flatMap((section) => (section.kind === 'pages' ? section.items : [])),
    ),
    ...fourServices.map(({ title, more }) => ({ title, to: more.to })),
  ];
  const named = links.filter(({ title }) => title === name);
  expect(named.length).toBeGreaterThan(0);
  for (const item of named) expect(item).toMatchObject({ to: '/quote-builder?service=complete-platform' });
  const priced = Object.values(found).flatMap(({ page }) =>
    page.sections.filter(({ kind }) => kind === 'prices' || kind === 'figure'),
  );
  // A tier alone is a different product.
  const lists = priced.filter(({ title }) => title === name);
  expect(lists).toMatchObject([{ kind: 'prices', of: allComplete }]);
  expect(cheapest(allComplete).price).toBe(serviceStartingPrice(catalogue)('complete-platform'));
});
