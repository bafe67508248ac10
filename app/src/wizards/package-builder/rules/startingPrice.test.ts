import { expect, test } from 'vitest';
import { catalogue } from '../../../domain/catalogue/given.ts';
import type { ServiceId } from '../../../domain/catalogue/ids.ts';
import { startingPrice } from './startingPrice.ts';

test.each<[ServiceId, number]>([
  ['brand-identity', 500],
  ['ad-campaigns', 350],
  ['trinity-systems', 200],
  ['complete-platform', 1000],
])('%s starts at €%i', (service, euro) => expect(startingPrice(catalogue)(service)).toBe(euro));
