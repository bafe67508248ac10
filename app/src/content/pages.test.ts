import { expect, onTestFinished, test, vi } from 'vitest';
import { brandWords, idsOf } from '../domain/catalogue/catalogue.ts';
import { defaultCatalogue, defaultCatalogueData } from '../domain/catalogue/defaultCatalogue.ts';
import { goalIds, systemIds } from '../domain/catalogue/ids.ts';
import type { PageContent } from './page.ts';
import { problemsOf } from './pageRules.ts';
import { rules } from './rules.ts';

const { brandPackages, trinityOptions, trinityPrices, campaignPackages, tiers } = defaultCatalogue;
const campaignIds = idsOf(campaignPackages);
const tierIds = idsOf(tiers);

const found = import.meta.glob<{ page: PageContent }>('./pages/**/*.ts', { eager: true });
const pages = Object.entries(found).map(([file, { page }]) => ({ file: file.slice('./pages/'.length, -3), page }));
const sources = import.meta.glob<string>('./pages/**/*.ts', { eager: true, query: '?raw', import: 'default' });

const of = (file: string) => {
  const page = pages.find((each) => each.file === file)?.page;
  if (!page) throw new Error(`There is no page ${file}.`);
  return JSON.stringify(page);
};

/** The rows of the section with a title. */
const rowsOf = (file: string, title: string) => {
  const section = pages.find((each) => each.file === file)?.page.sections.find((each) => each.title === title);
  if (section === undefined) return undefined;
  return 'rows' in section ? section.rows.length : 'items' in section ? Object.keys(section.items).length : undefined;
};

test.each(pages)('$file can be published', ({ page }) => expect(problemsOf(page)).toEqual([]));

test('no two pages share a title or a description', () => {
  for (const key of ['title', 'description', 'heading'] as const) {
    expect(new Set(pages.map(({ page }) => page[key])).size).toBe(pages.length);
  }
});

test.each(Object.entries(sources))('%s takes its amounts from the catalogue', (_, source) => {
  expect(source).not.toMatch(/€\s?\d|\d\s?euro|\d\s?%/i);
});

test('numbers written as words match the catalogue', () => {
  expect(of('trinity')).toContain('Five systems, one question each');
  expect(systemIds).toHaveLength(5);
  expect(trinityOptions['trinity-core'].includes).toHaveLength(3);

  expect(of('service/website-development')).toContain('Three tiers');
  expect(tierIds).toHaveLength(3);
  expect(of('service/content-ad-campaign')).toContain('in three sizes');
  expect(campaignIds).toHaveLength(3);
  expect(of('service/digital-accelerator-bundle/empower-your-business')).toContain('Six goals');
  expect(goalIds).toHaveLength(6);
  expect(rowsOf('service/cost-calculation', 'One order, six notes')).toBe(6);
  expect(of('service/marketing-pricing-displacement')).toContain('Eight ways of being found');
  expect(rowsOf('service/marketing-pricing-displacement', 'Eight ways of being found, and their price')).toBe(8);

  expect(of('service/brand-identity-package')).toContain(
    `with ${brandWords(defaultCatalogue).rounds} rounds of revision`,
  );
  expect(brandPackages.premium.features).toContain('Up to 3 marketing materials');
  expect(brandPackages.elite.features).toEqual([
    'A logo, colours and typefaces',
    '4 revision rounds',
    'Up to 5 marketing materials',
    '1-hour consultation',
  ]);
});

test('a package costs the sum of its systems, as the pages say', () => {
  expect(of('trinity')).toContain('it costs the same');
  expect(of('trinity/core')).toContain('what its three systems cost one by one');
  expect(of('trinity/plus')).toContain('what its five systems cost one by one');
  const { quote } = trinityPrices;
  for (const id of ['trinity-core', 'trinity-plus'] as const) {
    const parts = trinityOptions[id].includes.reduce((sum, system) => sum + quote[system].beta, 0);
    expect(quote[id].beta).toBe(parts);
  }
});

test('a package whose price the owner has changed isn’t said to cost that sum', async () => {
  vi.resetModules();
  onTestFinished(() => void vi.unstubAllGlobals().resetModules());
  const { trinityPrices: prices, ...data } = defaultCatalogueData;
  const core = { ...prices.quote['trinity-core'], beta: 1 };
  vi.stubGlobal('__CATALOGUE__', {
    ...data,
    trinityPrices: { ...prices, quote: { ...prices.quote, 'trinity-core': core } },
  });
  const changed = await Promise.all([import('./pages/trinity.ts'), import('./pages/trinity/core.ts')]);
  expect(JSON.stringify(changed)).not.toMatch(/costs the same|one by one/);
});

test('no page says twice how the deposit works, or when the balance is due', () => {
  for (const { file, page } of pages) {
    for (const sentence of [rules.deposit, rules.balance]) {
      expect([file, JSON.stringify(page).split(sentence).length <= 2]).toEqual([file, true]);
    }
  }
});

test('a page with prices says whether they include VAT', () => {
  const silent = Object.entries(sources).filter(
    ([, source]) => /kind: 'prices'|sells: \{/.test(source) && !/withVatSentence\(|rules\.dueToday/.test(source),
  );
  expect(silent.map(([file]) => file)).toEqual([]);
});
