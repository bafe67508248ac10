import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Catalogue, catalogue } from './catalogue.ts';
import { diagnose, examine } from './doctor.ts';

/** The findings that a fault adds. */
function news(fault: (copy: Catalogue) => void): string[] {
  const copy = structuredClone(catalogue);
  fault(copy);
  return diagnose(examine(copy)).fresh.map(({ name }) => name);
}

/** A field of a table, writable for a fault. */
const set = <T extends object, K extends keyof T>(row: T, field: K, value: T[K]) =>
  Object.assign(row, { [field]: value });

test('the catalogue as it stands has no finding that nobody knows', () => {
  const { fresh, outdated } = diagnose(examine(catalogue));
  expect(fresh).toEqual([]);
  expect(outdated).toEqual([]);
});

test('every accepted finding has its reason', () => {
  const { known } = diagnose(examine(catalogue));
  expect(known.map(({ name }) => name)).toContain('beta-not-below-standard configurator garo');
  for (const { reason, text } of known) {
    expect(reason).not.toBe('');
    expect(text).not.toBe('');
  }
});

describe('each fault is found by its name', () => {
  test.each<[string, (copy: Catalogue) => void, string[]]>([
    [
      'a beta price above the standard price',
      ({ trinityPrices }) => set(trinityPrices.quote.mcd, 'beta', 1600),
      ['beta-not-below-standard quote mcd', 'price-lists-differ mcd'],
    ],
    [
      'a saving that the prices do not make',
      ({ trinityPrices }) => set(trinityPrices.quote['trinity-core'], 'statedSaving', 4000),
      ['stated-saving-wrong quote trinity-core'],
    ],
    [
      'a package dearer than its parts',
      ({ trinityPrices }) => {
        set(trinityPrices.quote['trinity-plus'], 'beta', 1001);
        set(trinityPrices.quote['trinity-plus'], 'statedSaving', 6499);
      },
      ['package-dearer-than-parts quote trinity-plus beta'],
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
      'a label that is not the bill',
      ({ upsells }) => set(upsells.skip, 'statedAmount', 10),
      ['label-not-the-bill skip'],
    ],
    ['a range upside down', ({ tiers }) => set(tiers.foundation, 'minPrice', 1100), ['range-upside-down foundation']],
    ['ranges that overlap', ({ tiers }) => set(tiers.foundation, 'maxPrice', 1300), ['ranges-overlap foundation full']],
    [
      'a planner price outside its range',
      ({ platforms }) => set(platforms.full, 'price', 1700),
      ['price-not-in-the-middle full', 'planner-price-differs full'],
    ],
    [
      'a price with cents',
      ({ brandPackages }) => set(brandPackages.elite, 'price', 999.99),
      ['not-whole-euro brandPackages elite'],
    ],
    [
      'a price of nothing',
      ({ dashboards }) => set(dashboards['dashboard:financial'], 'price', 0),
      ['not-whole-euro dashboards dashboard:financial'],
    ],
    [
      'a price that is no number',
      ({ campaignPackages }) => set(campaignPackages.growth, 'price', Number.NaN),
      ['not-whole-euro campaignPackages growth'],
    ],
    ['a text gone', ({ paths }) => set(paths.hybrid, 'title', ' '), ['missing-text paths title: hybrid']],
    ['features gone', ({ tiers }) => set(tiers.premium, 'features', []), ['missing-text tiers features: premium']],
    ['a new claim', ({ goals }) => set(goals.scale, 'claim', 'twice the sales'), ['unproven-claim scale']],
  ])('%s', (_, fault, names) => expect(news(fault)).toEqual(expect.arrayContaining(names)));

  test('one more missing text is news although others are accepted', () =>
    expect(news(({ brandPackages }) => set(brandPackages.elite, 'features', []))).toEqual([
      'missing-text brandPackages features: elite',
    ]));
});

test('a finding that was mended has to leave the accepted list', () => {
  const mended = structuredClone(catalogue);
  set(mended.trinityPrices.configurator['trinity-core'], 'statedSaving', 4497);
  expect(diagnose(examine(mended)).outdated).toEqual(['stated-saving-wrong configurator trinity-core']);
});

describe('from the command line', () => {
  const cli = join(import.meta.dirname, '../../../tools/checkCatalogue.ts');
  const tiers = pathToFileURL(join(import.meta.dirname, '../../domain/catalogue/tiers.ts')).href;

  test('a healthy catalogue lists what is accepted, and passes', () => {
    const printed = execFileSync(process.execPath, [cli], { encoding: 'utf8' });
    expect(printed).toContain('beta-not-below-standard configurator garo');
    expect(printed).toMatch(/^0 new findings, 0 outdated, \d+ accepted\.$/m);
  });

  test('a fault is printed first, and fails', () => {
    const fault = `data:text/javascript,import { tiers } from '${tiers}'; tiers.foundation.maxPrice = 1300;`;
    const { status, stdout } = spawnSync(process.execPath, ['--import', fault, cli], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stdout).toMatch(/^NEW {7}ranges-overlap foundation full\n/);
  });
});
