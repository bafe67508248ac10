import { expect, test } from 'vitest';
import { goalIds } from '../domain/catalogue/goals.ts';
import { goalClaim, showsClaims, trustClaim } from './marketingClaims.ts';

test('what a goal saves is said in the client’s words and figures, and nothing of a goal without a claim', () => {
  expect(goalIds.map((id) => goalClaim(id, true))).toEqual([
    'Save 20–35% commission',
    undefined,
    'Save 15–20 hours a week',
    undefined,
    undefined,
    undefined,
  ]);
});

test('one switch takes all of it off', () => {
  expect(goalIds.map((id) => goalClaim(id, false))).toEqual(goalIds.map(() => undefined));
  expect(trustClaim !== null).toBe(showsClaims);
});
