import { describe, expect, test } from 'vitest';
import { brandIds, brandPackages, brandWords } from './brand.ts';
import { campaignIds, campaignPackages } from './campaigns.ts';
import { tierIds, tiers } from './tiers.ts';

test.each([
  [brandPackages.starter, 'Starter Brand Identity', 500, '5-7 business days'],
  [brandPackages.premium, 'Premium Brand Identity', 750, '7-10 business days'],
  [brandPackages.elite, 'Elite Brand Identity', 1000, '10-14 business days'],
  [campaignPackages.starter, 'Starter Campaign', 350, '3-5 days'],
  [campaignPackages.growth, 'Growth Campaign', 500, '5-7 days'],
  [campaignPackages.premium, 'Premium Campaign', 750, '7-10 days'],
])('$name costs €$price', (one, name, price, deliveryTime) => expect(one).toMatchObject({ name, price, deliveryTime }));

describe('texts count the packages and their rounds of revision', () => {
  const { starter, premium, elite } = brandPackages;
  test.each([
    ['the client’s three', [starter, premium, elite], 'three', 'one to four'],
    ['a fourth', [starter, premium, elite, { ...elite, revisionRounds: 6 }], 'four', 'one to six'],
    ['one alone', [premium], 'one', 'two'],
  ])('%s', (_, packages, count, rounds) => expect(brandWords(packages)).toEqual({ count, rounds }));
});

test('one package of each kind is highlighted', () => {
  expect(brandIds.filter((id) => brandPackages[id].popular)).toEqual(['premium']);
  expect(campaignIds.filter((id) => campaignPackages[id].featured)).toEqual(['growth']);
  expect(tierIds.filter((id) => tiers[id].popular)).toEqual(['full']);
});
