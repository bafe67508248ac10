import { expect, test } from 'vitest';
import { defaultCatalogue } from '../domain/catalogue/defaultCatalogue.ts';
import { goalIds } from '../domain/catalogue/ids.ts';
import { goalClaim } from './marketingClaims.ts';

test('goals with a claim show it in the client’s words and figures', () => {
  expect(goalIds.map((id) => goalClaim(defaultCatalogue, id))).toEqual([
    'Save 20–35% commission',
    undefined,
    'Save 15–20 hours a week',
    undefined,
    undefined,
    undefined,
  ]);
});
