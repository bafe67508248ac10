import { expect, test } from 'vitest';
import { allBrands, allTrinity, type OfferId } from '../../content/offers.ts';
import { onlySystem, pictogramOf } from './pictogramOf.ts';

const several: readonly [OfferId, ...OfferId[]] = ['brand:starter', 'trinity:garo'];

test.each([
  ['the packages of a service', allBrands, 'service-brand-identity'],
  ['one system', ['trinity:garo'], 'option-garo'],
  ['a system, alone and in packages', ['trinity:mcd', 'trinity:trinity-core'], 'option-mcd'],
  ['a package of systems', ['trinity:trinity-plus'], 'option-trinity-plus'],
  ['all systems', allTrinity, undefined],
  ['several services', several, undefined],
] as const)('the pictogram of %s', (_, offers, pictogram) => {
  expect(pictogramOf(offers)).toBe(pictogram);
});

test.each([
  ['one system', ['trinity:garo'], 'garo'],
  ['a package of systems', ['trinity:trinity-plus'], undefined],
  ['a system, alone and in packages', ['trinity:mcd', 'trinity:trinity-core'], undefined],
  ['a package of a service', ['brand:starter'], undefined],
] as const)('the system that %s is', (_, offers, system) => {
  expect(onlySystem(offers)).toBe(system);
});
