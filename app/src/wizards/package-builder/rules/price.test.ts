import { expect, test } from 'vitest';
import { defaultCatalogue } from '../../../domain/catalogue/defaultCatalogue.ts';
import { catalogue } from '../../../domain/catalogue/given.ts';
import { serviceIds } from '../../../domain/catalogue/ids.ts';
import { deposit } from '../../../domain/pricing/deposit.ts';
import { packageOf } from '../testing.ts';
import { pricePackage } from './index.ts';
import { deliveries } from './price.ts';
import { type PackageBuilderAnswers, packageBuilderQuestionnaire } from './questions.ts';

type Given = Partial<PackageBuilderAnswers>;
const price = (answers: Given) => pricePackage(catalogue, packageOf(answers));
const platform: Given = { services: ['complete-platform'], systems: 'trinity-core', tier: 'full' };
const two: Given = { services: ['trinity-systems', 'complete-platform'] };

test.each<[string, Given, number, number]>([
  ['nothing yet', {}, 0, 0],
  ['a brand', { services: ['brand-identity'], brand: 'premium' }, 750, 375],
  ['the dearest brand', { services: ['brand-identity'], brand: 'elite' }, 1000, 200],
  ['a campaign', { services: ['ad-campaigns'], campaign: 'growth' }, 500, 250],
  ['Expense Manager', { services: ['trinity-systems'], trinity: 'expense' }, 230, 115],
  ['core', { services: ['trinity-systems'], trinity: 'trinity-core' }, 690, 345],
  ['plus', { services: ['trinity-systems'], trinity: 'trinity-plus' }, 2994, 598.8],
  ['GARO without a store', { services: ['trinity-systems'], trinity: 'garo', hasPhysicalStore: false }, 2230, 446],
  ['GARO with a store', { services: ['trinity-systems'], trinity: 'garo', hasPhysicalStore: true }, 3830, 766],
  ['a platform with core, no bundle discount here', platform, 2290, 458],
  ['a platform with a store that nothing needs', { ...platform, hasPhysicalStore: true }, 2290, 458],
  [
    'plus twice with a store',
    { ...two, trinity: 'trinity-plus', systems: 'trinity-plus', tier: 'premium', hasPhysicalStore: true },
    2 * 2994 + 2400 + 2 * 1600,
    2317.6,
  ],
  [
    'GARO alone and core in the platform, with a store',
    { ...two, trinity: 'garo', systems: 'trinity-core', tier: 'foundation', hasPhysicalStore: true },
    2230 + 690 + 800 + 1600,
    1064,
  ],
  [
    'one of everything',
    { services: serviceIds, brand: 'starter', campaign: 'starter', trinity: 'mcd', systems: 'rcd', tier: 'foundation' },
    500 + 350 + 200 + 200 + 800,
    410,
  ],
])('%s costs €%3$d', (_, answers, total, due) => {
  expect(price(answers).total).toBe(total);
  expect(deposit(defaultCatalogue, price(answers).total).amount).toBe(due);
});

test('one setup fee names its system and service', () =>
  expect(price({ services: ['trinity-systems'], trinity: 'garo', hasPhysicalStore: true }).lines.at(-1)).toEqual({
    id: 'store',
    label: 'In-store setup and training',
    amount: 1600,
    rule: 'For a physical store with GARO in Trinity Business Systems',
    why: 'GARO in Trinity Business Systems is set up in your shop, where we also train your staff. That costs €1,600, once. Without a physical store, you don’t pay it.',
    kind: 'charge',
    step: 'store',
  }));

test('the same system twice has two different labels', () =>
  expect(price({ ...two, trinity: 'mcd', systems: 'mcd' }).lines.map(({ label, step }) => [label, step])).toEqual([
    ['MCD', 'trinity'],
    ['Platform system, MCD', 'systems'],
  ]));

const delivered = (answers: Given) =>
  deliveries(catalogue, packageBuilderQuestionnaire(catalogue).onPath(packageOf(answers)));
const whole = { brand: 'elite', campaign: 'growth', tier: 'full', trinity: 'garo' } as const;

test('parts that are bought and have a delivery time are listed in the order of the bill', () =>
  expect(delivered({ ...whole, services: ['brand-identity', 'complete-platform'] })).toEqual([
    { label: 'Elite Brand Identity', time: '10-14 business days' },
    { label: 'Platform, Full System', time: '14-21 days' },
  ]));

test('systems and their setup, which have no time, share a line; a system bought twice is named once', () => {
  const agreed = (label: string) => [{ label, time: 'Date agreed with you' }];
  expect(delivered({ ...whole, ...two, tier: null, systems: 'mcd', hasPhysicalStore: true })).toEqual(
    agreed('GARO, MCD and setup in your store'),
  );
  expect(delivered({ ...whole, ...two, tier: null, systems: 'garo', hasPhysicalStore: false })).toEqual(agreed('GARO'));
});
