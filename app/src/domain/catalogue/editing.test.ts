import { expect, test } from 'vitest';
import { defaultCatalogueData } from './defaultCatalogue.ts';
import { catalogueChanges, euroFields, fieldWords, withValue } from './editing.ts';

test('says what changes by the names that people know', () => {
  let data = withValue(defaultCatalogueData, ['brandPackages', 'premium', 'price'], 800);
  data = withValue(data, ['brandPackages', 'premium', 'popular'], undefined);
  data = withValue(data, ['trinityPrices', 'configurator', 'garo', 'beta'], 2000);
  data = withValue(data, ['solutions', 'solution:inventory', 'price'], 1400);
  data = withValue(data, ['deposit', 'from'], 25);
  data = withValue(data, ['paths', 'hybrid', 'features'], ['Support']);
  expect(catalogueChanges(defaultCatalogueData, data)).toEqual([
    'Premium Brand Identity, price: €750, now €800',
    'Premium Brand Identity, popular: yes, now no',
    'GARO, package builder, beta price: €2,230, now €2,000',
    'Inventory Management, price: €1,500, now €1,400',
    'Hybrid Approach, features: “Partially customized; Faster deployment; Budget-friendly; Dedicated support”, now “Support”',
    'Deposit from there up, in percent: 20, now 25',
  ]);
  expect(catalogueChanges(data, data)).toEqual([]);
});

test('every field of the catalogue has words', () => {
  const fields = new Set<string>();
  JSON.stringify(defaultCatalogueData, (key, value: unknown) => {
    if (typeof value !== 'object' || Array.isArray(value)) fields.add(key);
    return Array.isArray(value) ? null : value;
  });
  // Not shown anywhere: how systems are put together, what serves a goal, and what the client once stated.
  const inside = ['type', 'includes', 'platform', 'feature', 'topics', 'statedSaving', 'statedAmount'];
  expect([...fields].filter((field) => !fieldWords[field] && !inside.includes(field))).toEqual([]);
  expect([...euroFields].filter((field) => !fieldWords[field])).toEqual([]);
});
