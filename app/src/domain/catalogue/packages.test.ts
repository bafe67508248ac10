import { describe, expect, test } from 'vitest';
import { type BrandId, brandIds, brandPackages, brandWords } from './brand.ts';
import { type CampaignId, campaignIds, campaignPackages } from './campaigns.ts';
import { industries, industryIds } from './industries.ts';
import { services } from './services.ts';
import { solutionTypes } from './solutionTypes.ts';
import { type TierId, tierIds, tiers } from './tiers.ts';
import { upsells } from './upsells.ts';

const identity = 'A logo, colours and typefaces';

test.each<[BrandId, string, number, string]>([
  ['starter', 'Starter Brand Identity', 500, '5-7 business days'],
  ['premium', 'Premium Brand Identity', 750, '7-10 business days'],
  ['elite', 'Elite Brand Identity', 1000, '10-14 business days'],
])('brand package %s: %s, €%i, %s', (id, name, price, deliveryTime) =>
  expect(brandPackages[id]).toMatchObject({ name, price, deliveryTime }),
);

test('the client’s packages include an identity and these features', () =>
  expect([brandPackages.starter, brandPackages.premium, brandPackages.elite].map(({ features }) => features)).toEqual([
    [identity, '1 revision round'],
    [identity, '2 revision rounds', 'Up to 3 marketing materials'],
    [identity, '4 revision rounds', 'Up to 5 marketing materials', '1-hour consultation'],
  ]));

describe('texts count the packages and their rounds of revision', () => {
  const { starter, premium, elite } = brandPackages;
  test.each([
    ['the client’s three', [starter, premium, elite], 'three', 'one to four'],
    ['a fourth', [starter, premium, elite, { ...elite, revisionRounds: 6 }], 'four', 'one to six'],
    ['one alone', [premium], 'one', 'two'],
  ])('%s', (_, packages, count, rounds) => expect(brandWords(packages)).toEqual({ count, rounds }));
});

test.each<[CampaignId, string, number, string]>([
  ['starter', 'Starter Campaign', 350, '3-5 days'],
  ['growth', 'Growth Campaign', 500, '5-7 days'],
  ['premium', 'Premium Campaign', 750, '7-10 days'],
])('campaign %s: %s, €%i, %s', (id, name, price, deliveryTime) =>
  expect(campaignPackages[id]).toMatchObject({ name, price, deliveryTime }),
);

test.each<[TierId, number, number, string]>([
  ['foundation', 600, 1000, '7-10 days'],
  ['full', 1200, 2000, '14-21 days'],
  ['premium', 1800, 3000, '21-28 days'],
])('tier %s: €%i to €%i, %s', (id, minPrice, maxPrice, deliveryTime) =>
  expect(tiers[id]).toMatchObject({ minPrice, maxPrice, deliveryTime }),
);

test('one package of each kind is highlighted', () => {
  expect(brandIds.filter((id) => brandPackages[id].popular)).toEqual(['premium']);
  expect(campaignIds.filter((id) => campaignPackages[id].featured)).toEqual(['growth']);
  expect(tierIds.filter((id) => tiers[id].popular)).toEqual(['full']);
});

test('services, solutions and industries have the client’s names', () => {
  expect(Object.values(services).map(({ name }) => name)).toEqual([
    'Brand Identity Package',
    'Digital Ad Campaigns',
    'Trinity Business Systems',
    'Complete Digital Platform',
  ]);
  expect(Object.values(solutionTypes).map(({ name }) => name)).toEqual([
    'Website & Digital Platform',
    'Trinity Business Systems',
    'Complete Digital Transformation',
  ]);
  expect(industryIds.map((id) => industries[id].name)).toEqual([
    'Restaurant',
    'Retail',
    'Services',
    'Hospitality',
    'Property',
    'Other',
  ]);
});

test('the upsells keep the client’s labels as data', () =>
  expect(Object.entries(upsells).map(([id, { statedAmount }]) => [id, statedAmount])).toEqual([
    ['aed-only', 232],
    ['trinity-core', 695],
    ['trinity-plus', 1159],
    ['skip', 0],
  ]));
