import { expect, test } from 'vitest';
import { catalogue } from '../../../domain/catalogue/given.ts';
import { type ServiceId, serviceIds } from '../../../domain/catalogue/ids.ts';
import { packageOf } from '../testing.ts';
import { boughtTwice, type PackageBuilderAnswers, packageBuilderFlow } from './questions.ts';

const stepsOf = (answers: PackageBuilderAnswers) => packageBuilderFlow(catalogue).steps(answers);
const ids = (answers: Partial<PackageBuilderAnswers>) => stepsOf(packageOf(answers)).map(({ id }) => id);

test.each<[ServiceId[], string[]]>([
  [[], ['services', 'review']],
  [['brand-identity'], ['services', 'industry', 'brand', 'review']],
  [['ad-campaigns'], ['services', 'industry', 'campaign', 'review']],
  [['trinity-systems'], ['services', 'trinity', 'review']],
  [['complete-platform'], ['services', 'industry', 'systems', 'tier', 'review']],
  [
    ['complete-platform', 'trinity-systems', 'ad-campaigns', 'brand-identity'],
    ['services', 'industry', 'brand', 'campaign', 'trinity', 'systems', 'tier', 'review'],
  ],
])('%j asks %j', (services, path) => expect(ids({ services })).toEqual(path));

test.each([
  [{ services: ['trinity-systems'], trinity: 'garo' }, true],
  [{ services: ['trinity-systems'], trinity: 'trinity-plus' }, true],
  [{ services: ['complete-platform'], systems: 'garo' }, true],
  [{ services: ['trinity-systems'], trinity: 'trinity-core' }, false],
  [{ services: ['brand-identity'], trinity: 'garo', systems: 'trinity-plus' }, false],
  [{ services: ['trinity-systems'], trinity: 'mcd', systems: 'garo' }, false],
] as const)('%j asks for the store: %s', (answers, isAsked) => expect(ids(answers).includes('store')).toBe(isAsked));

test('each step needs its own answer', () => {
  const all = packageOf({ services: serviceIds, trinity: 'garo' });
  const open = stepsOf(all).filter(({ isDone }) => !isDone(all));
  expect(open.map(({ id }) => id)).toEqual(['industry', 'brand', 'campaign', 'systems', 'tier', 'store', 'review']);
});

test('the same system alone and inside the platform is noticed, also as a part of a package', () => {
  const twice = packageOf({ services: ['trinity-systems', 'complete-platform'], trinity: 'mcd', systems: 'mcd' });
  expect(boughtTwice(catalogue, twice)).toEqual(['mcd']);
  expect(boughtTwice(catalogue, { ...twice, trinity: 'trinity-plus' })).toEqual(['mcd']);
  expect(boughtTwice(catalogue, { ...twice, systems: 'trinity-core' })).toEqual(['mcd']);
  const plus = { ...twice, trinity: 'trinity-plus' } as const;
  expect(boughtTwice(catalogue, { ...plus, systems: 'trinity-plus' })).toEqual(['trinity-plus']);
  expect(boughtTwice(catalogue, { ...plus, systems: 'trinity-core' })).toEqual(['expense', 'mcd', 'rcd']);
  expect(boughtTwice(catalogue, { ...twice, systems: 'rcd' })).toEqual([]);
  expect(boughtTwice(catalogue, { ...twice, services: ['trinity-systems'] })).toEqual([]);
  expect(boughtTwice(catalogue, packageOf({ services: ['brand-identity'] }))).toEqual([]);
});
