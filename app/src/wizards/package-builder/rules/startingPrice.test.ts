import { expect, test } from 'vitest';
import { catalogue } from '../../../domain/catalogue/given.ts';
import type { ServiceId } from '../../../domain/catalogue/ids.ts';
import { leastPackage, serviceStartingPrice } from './startingPrice.ts';

test.each<[ServiceId, number]>([
  ['brand-identity', 500],
  ['ad-campaigns', 350],
  ['trinity-systems', 200],
  ['complete-platform', 1000],
])('%s starts at €%i', (service, euro) => expect(serviceStartingPrice(catalogue)(service)).toBe(euro));

test.each<[readonly ServiceId[], number]>([
  [[], 200],
  [['brand-identity', 'ad-campaigns'], 850],
])('the package of %j costs €%i or more', (services, euro) =>
  expect(leastPackage(catalogue, { services: [...services] })).toBe(euro),
);
