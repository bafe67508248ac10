import { expect, test } from 'vitest';
import { defaultCatalogue } from '../catalogue/defaultCatalogue.ts';
import { type PriceList, type TrinityId, trinityIds } from '../catalogue/ids.ts';
import { needsStore } from './store.ts';
import { bestSavingPercent, betaRule, saving, savingPercent } from './trinity.ts';

const { trinityPrices } = defaultCatalogue;

test.each<[PriceList, TrinityId, number, number, number, number]>([
  ['configurator', 'expense', 230, 2074, 1844, 89],
  ['configurator', 'mcd', 200, 1500, 1300, 87],
  ['configurator', 'rcd', 200, 1500, 1300, 87],
  ['configurator', 'garo', 2230, 2074, 0, 0],
  ['configurator', 'aed', 230, 1500, 1270, 85],
  ['configurator', 'trinity-core', 690, 5187, 4497, 87],
  ['configurator', 'trinity-plus', 2994, 10489, 7495, 71],
  ['quote', 'expense', 200, 1500, 1300, 87],
  ['quote', 'mcd', 200, 1500, 1300, 87],
  ['quote', 'rcd', 200, 1500, 1300, 87],
  ['quote', 'garo', 200, 1500, 1300, 87],
  ['quote', 'aed', 200, 1500, 1300, 87],
  ['quote', 'trinity-core', 600, 4500, 3900, 87],
  ['quote', 'trinity-plus', 1000, 7500, 6500, 87],
])('%s list, %s: €%i in place of €%i saves €%i, %i%%', (list, id, beta, standard, saved, percent) => {
  const price = trinityPrices[list][id];
  expect(price).toMatchObject({ beta, standard });
  expect(saving(price)).toBe(saved);
  expect(savingPercent(price)).toBe(percent);
});

test('the best saving is one that every list keeps', () => expect(bestSavingPercent(defaultCatalogue)).toBe(87));

test('a package says what is in it', () => {
  expect(betaRule(defaultCatalogue, 'trinity-core')).toBe('Expense Manager, MCD and RCD, beta price');
  expect(betaRule(defaultCatalogue, 'garo')).toBe('Beta price');
});

test('only GARO and Trinity Plus are set up in a shop', () => {
  expect(trinityIds.filter(needsStore)).toEqual(['garo', 'trinity-plus']);
  expect(needsStore(null)).toBe(false);
});
