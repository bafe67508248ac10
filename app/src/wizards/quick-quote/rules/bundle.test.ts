import { expect, test } from 'vitest';
import { defaultCatalogue } from '../../../domain/catalogue/defaultCatalogue.ts';
import { bundleDiscount } from './price.ts';

test.each([
  [2200, -220],
  [1000, -100],
  [1401, -140],
  [1405, -140],
  [1406, -141],
])('€%i together are %i off, so that the total is whole euro', (sum, amount) =>
  expect(bundleDiscount(defaultCatalogue, sum)).toMatchObject({ amount, kind: 'discount' }),
);
