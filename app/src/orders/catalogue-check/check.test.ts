import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { defaultCatalogueData } from '../../domain/catalogue/defaultCatalogue.ts';
import { type CheckedCatalogue, checkCatalogue, checkedOf, sortFindings } from './check.ts';

const today = checkedOf(defaultCatalogueData);

/** The findings that an error adds. */
function newFindings(error: (copy: CheckedCatalogue) => void): string[] {
  const copy = structuredClone(today);
  error(copy);
  return sortFindings(checkCatalogue(copy)).fresh.map(({ name }) => name);
}

/** Sets a field of a table, to cause an error. */
const set = <T extends object, K extends keyof T>(row: T, field: K, value: T[K]) =>
  Object.assign(row, { [field]: value });

test('the current catalogue has only accepted findings', () => {
  const { fresh, outdated } = sortFindings(checkCatalogue(today));
  expect(fresh).toEqual([]);
  expect(outdated).toEqual([]);
});

describe('finds each error by its name', () => {
  test.each<[string, (copy: CheckedCatalogue) => void, string[]]>([
    [
      'a beta price above the standard price',
      ({ trinityPrices }) => set(trinityPrices.quote.mcd, 'beta', 1600),
      ['beta-not-below-standard quote mcd', 'price-lists-differ mcd'],
    ],
    [
      'a stated saving that doesn’t match the prices',
      ({ trinityPrices }) => set(trinityPrices.quote['trinity-core'], 'statedSaving', 4000),
      ['stated-saving-wrong quote trinity-core'],
    ],
    [
      'a package that costs more than its parts',
      ({ trinityPrices }) => {
        set(trinityPrices.quote['trinity-plus'], 'beta', 1001);
        set(trinityPrices.quote['trinity-plus'], 'statedSaving', 6499);
      },
      ['package-costs-more-than-parts quote trinity-plus beta'],
    ],
    [
      'a setup fee inside a price',
      ({ trinityPrices }) => {
        set(trinityPrices.quote.garo, 'beta', 1800);
        set(trinityPrices.quote.garo, 'standard', 2074);
      },
      ['setup-may-be-inside quote garo'],
    ],
    [
      'a label that doesn’t match the bill',
      ({ upsells }) => set(upsells.skip, 'statedAmount', 10),
      ['label-not-the-bill skip'],
    ],
    ['ranges that overlap', ({ tiers }) => set(tiers.foundation, 'maxPrice', 1300), ['ranges-overlap foundation full']],
    [
      'a planner price outside its range',
      ({ platforms }) => set(platforms.full, 'price', 1700),
      ['price-not-in-the-middle full', 'planner-price-differs full'],
    ],
    ['a missing text', ({ paths }) => set(paths.hybrid, 'title', ' '), ['missing-text paths title: hybrid']],
    ['missing features', ({ tiers }) => set(tiers.premium, 'features', []), ['missing-text tiers features: premium']],
    ['a new claim', ({ goals }) => set(goals.scale, 'claim', 'twice the sales'), ['unproven-claim scale']],
  ])('%s', (_, error, names) => expect(newFindings(error)).toEqual(expect.arrayContaining(names)));

  test('another missing text is a new finding, although some are accepted', () =>
    expect(newFindings(({ brandPackages }) => set(brandPackages.elite, 'features', []))).toEqual([
      'missing-text brandPackages features: elite',
    ]));
});

test('an accepted finding that is fixed must leave the list', () => {
  const mended = structuredClone(today);
  set(mended.trinityPrices.configurator['trinity-core'], 'statedSaving', 4497);
  expect(sortFindings(checkCatalogue(mended)).outdated).toEqual(['stated-saving-wrong configurator trinity-core']);
});

describe('from the command line', () => {
  const cli = join(import.meta.dirname, '../../../tools/checkCatalogue.ts');
  const module = pathToFileURL(join(import.meta.dirname, '../../domain/catalogue/defaultCatalogue.ts')).href;

  test('an error is printed first, and fails', () => {
    const error = `data:text/javascript,import { defaultCatalogueData } from '${module}'; defaultCatalogueData.tiers.foundation.maxPrice = 1300;`;
    const { status, stdout } = spawnSync(process.execPath, ['--import', error, cli], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stdout).toMatch(/^NEW {7}ranges-overlap foundation full\n/);
  });
});
