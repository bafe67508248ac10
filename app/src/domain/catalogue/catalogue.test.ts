import { describe, expect, test } from 'vitest';
import { problemInWords } from '../contract/staff/published.ts';
import { brandWords, catalogueOf, idsOf } from './catalogue.ts';
import { defaultCatalogue, defaultCatalogueData } from './defaultCatalogue.ts';
import { type CatalogueData, readCatalogue } from './schema.ts';

/** The data with a change. */
function changed(change: (data: CatalogueData) => void): CatalogueData {
  const data = structuredClone(defaultCatalogueData);
  change(data);
  return data;
}

const sixRounds = {
  ...defaultCatalogue.brandPackages.elite,
  name: 'Grand Brand Identity',
  revisionRounds: 6,
};

describe('the client’s packages', () => {
  const { brandPackages, campaignPackages } = defaultCatalogue;
  test.each([
    [brandPackages.starter, 'Starter Brand Identity', 500, '5-7 business days'],
    [brandPackages.premium, 'Premium Brand Identity', 750, '7-10 business days'],
    [brandPackages.elite, 'Elite Brand Identity', 1000, '10-14 business days'],
    [campaignPackages.starter, 'Starter Campaign', 350, '3-5 days'],
    [campaignPackages.growth, 'Growth Campaign', 500, '5-7 days'],
    [campaignPackages.premium, 'Premium Campaign', 750, '7-10 days'],
  ])('%# $name', (one, name, price, deliveryTime) => expect(one).toMatchObject({ name, price, deliveryTime }));

  test('say what they include', () => {
    expect(brandPackages.premium.features).toEqual([
      'A logo, colours and typefaces',
      '2 revision rounds',
      'Up to 3 marketing materials',
    ]);
    expect(campaignPackages.growth.features[0]).toBe('Everything in Starter');
    expect(defaultCatalogue.tiers.premium.features[0]).toBe('Everything in Full System');
    expect(defaultCatalogue.solutions['solution:financial']).toMatchObject({
      title: 'Financial Management',
      features: ['20% discount'],
    });
  });
});

describe('texts follow', () => {
  const { count, rounds } = brandWords(defaultCatalogue);
  test('the client’s three packages', () =>
    expect({ count, rounds }).toEqual({ count: 'three', rounds: 'one to four' }));

  test('a fourth package, other percentages and fees', () => {
    const { services, solutionTypes, trinityOptions, paths } = catalogueOf(
      changed((data) => {
        const { features, ...fourth } = sixRounds;
        Object.assign(data.brandPackages, { grand: fourth });
        data.bundlePercent = 15;
        data.storeSetup = 1750;
        data.consultationFee = 90;
      }),
    );
    expect(services['brand-identity'].description).toBe(
      'A brand identity in one of four packages, with one to six revision rounds.',
    );
    expect(services['ad-campaigns'].description).toContain('in 3 to 10 days');
    expect(solutionTypes.both.description).toContain('15% off');
    expect(trinityOptions.garo.note).toContain('€1,750');
    expect(paths.custom.buttonText).toBe('Book Consultation (€90)');
  });
});

test('the order of a list is the order of its entries', () =>
  expect(idsOf(defaultCatalogue.tiers)).toEqual(['foundation', 'full', 'premium']));

describe('a catalogue that can’t work is refused, in a sentence that names the place', () => {
  test('today’s is accepted', () => expect(readCatalogue(defaultCatalogueData).problems).toEqual([]));

  const set = (path: string, value: unknown) => (data: object) => {
    const steps = path.split('/');
    const field = steps.pop() ?? '';
    const row = steps.reduce<Record<string, unknown>>(
      (at, step) => at[step] as Record<string, unknown>,
      data as Record<string, unknown>,
    );
    if (value === undefined) delete row[field];
    else row[field] = value;
  };
  const long = 'n'.repeat(61);
  test.each<[string, (data: CatalogueData) => void, string]>([
    [
      'a negative price',
      set('brandPackages/starter/price', -5),
      'brandPackages.starter.price: Write a whole number of euro from 1 to 100000.',
    ],
    [
      'a price with cents',
      set('tiers/full/minPrice', 1200.5),
      'tiers.full.minPrice: Write a whole number of euro from 1 to 100000.',
    ],
    ['a deposit of nothing', set('deposit/from', 0), 'deposit.from: Write a whole percentage from 1 to 100.'],
    [
      'a deposit above the total',
      set('planDepositPercent', 101),
      'planDepositPercent: Write a whole percentage from 1 to 100.',
    ],
    [
      'a long name',
      set('brandPackages/elite/name', long),
      'brandPackages.elite.name: This text can have 60 characters at most.',
    ],
    ['an empty name', set('campaignPackages/growth/name', ' '), 'campaignPackages.growth.name: Write a text here.'],
    ['an empty list', set('tiers/full/adds', []), 'tiers.full.adds: List at least one thing.'],
    [
      'a name twice',
      set('brandPackages/elite/name', 'Starter brand identity'),
      'brandPackages: Two entries have the same name.',
    ],
    ['two highlighted', set('tiers/premium/popular', true), 'tiers: Only one entry can have “popular”.'],
    [
      'a package of unknown services',
      set('trinityOptions/trinity-core/includes', ['expense', 'abc']),
      'trinityOptions.trinity-core.includes.1: Use one of expense, mcd, rcd, garo and aed.',
    ],
    [
      'a system that is two',
      set('trinityOptions/mcd/includes', ['mcd', 'rcd']),
      'trinityOptions.mcd: A system has the type “individual” and includes itself alone.',
    ],
    ['a range upside down', set('tiers/full/minPrice', 2500), 'tiers.full.maxPrice: The range ends below its start.'],
    [
      'a price outside its range',
      set('platforms/full/price', 2500),
      'platforms.full.price: The price in a plan lies outside the range.',
    ],
    [
      'a goal that no platform serves',
      set('goalNeeds/scale/platform', 'grand'),
      'goalNeeds.scale.platform: There is no platform with this id.',
    ],
    [
      'a goal whose feature is gone',
      set('goalNeeds/brand/feature', 'A pony'),
      'goalNeeds.brand.feature: Foundation has no such line among what it adds.',
    ],
    [
      'a list with nothing in it',
      set('campaignPackages', {}),
      'campaignPackages: starter, growth and premium must be there, under any name.',
    ],
    [
      'a tier that texts name',
      set('tiers/full', undefined),
      'tiers: foundation, full and premium must be there, under any name.',
    ],
    ['a service that is gone', set('services/ad-campaigns', undefined), 'services.ad-campaigns: This is missing.'],
    [
      'a service that no step asks for',
      set('services/gardening', { name: 'Gardening' }),
      'services: There is no such thing as gardening here.',
    ],
    [
      'an id in capitals',
      set('brandPackages/Grand', { ...defaultCatalogueData.brandPackages.elite, name: 'Grand' }),
      'brandPackages.Grand: An id has small letters, digits and hyphens only, and begins with a letter.',
    ],
    ['a field that nobody reads', set('tiers/full/prize', 3), 'tiers.full: There is no such thing as prize here.'],
    ['a missing field', set('storeSetup', undefined), 'storeSetup: Write a whole number of euro from 1 to 100000.'],
    [
      'a delivery time in other words',
      set('tiers/full/deliveryTime', 'soon'),
      'tiers.full.deliveryTime: Write it like “5-7 days” or “5-7 business days”.',
    ],
    [
      'a text that names what there is not',
      set('services/ad-campaigns/description', 'In {days}'),
      'services.ad-campaigns.description: In braces, a text can name brandCount, revisionRounds, campaignDays, bundlePercent, storeSetup and consultationFee only.',
    ],
  ])('%s', (_, change, message) =>
    expect(readCatalogue(changed(change)).problems.map(problemInWords)).toContain(message),
  );

  test.each([null, [], 'x', {}])('%j', (data) => expect(readCatalogue(data).data).toBeNull());
});
