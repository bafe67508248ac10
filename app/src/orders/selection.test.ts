import { expect, test } from 'vitest';
import { catalogue } from '../domain/catalogue/given.ts';
import { selectionSchema } from './schemas.ts';
import { isOffered, priceOf, type Selection } from './selection.ts';

const quote = { version: 1, wizard: 'quote' } as const;
const packageSelection = {
  version: 1,
  wizard: 'configurator',
  services: [],
  brand: null,
  campaign: null,
  trinity: null,
  systems: null,
  tier: null,
  hasPhysicalStore: null,
} as const;
const planner = {
  version: 1,
  wizard: 'planner',
  platform: 'full',
  solutions: [],
  dashboards: [],
  path: 'template',
} as const;

test.each<[Selection, string, number, number]>([
  [
    { ...quote, solutionType: 'both', system: 'trinity-core', tier: 'full' },
    'Trinity Core + Full System platform',
    1980,
    396,
  ],
  [{ ...quote, solutionType: 'website', tier: 'foundation' }, 'Foundation platform', 800, 400],
  [
    { ...quote, solutionType: 'trinity', system: 'garo', upsell: 'aed-only', hasPhysicalStore: true },
    'GARO + AED',
    2000,
    400,
  ],
  [
    { ...quote, solutionType: 'trinity', system: 'mcd', upsell: 'trinity-plus', hasPhysicalStore: false },
    'Trinity Plus',
    1000,
    200,
  ],
  [
    {
      ...packageSelection,
      services: ['brand-identity', 'ad-campaigns', 'trinity-systems', 'complete-platform'],
      brand: 'premium',
      campaign: 'growth',
      trinity: 'mcd',
      systems: 'trinity-core',
      tier: 'full',
    },
    'Premium Brand Identity + Growth Campaign + MCD + Trinity Core + Full System platform',
    3740,
    748,
  ],
  [{ ...packageSelection, services: ['brand-identity'], brand: 'starter' }, 'Starter Brand Identity', 500, 250],
  [{ ...packageSelection, services: ['ad-campaigns'], campaign: 'growth' }, 'Growth Campaign', 500, 250],
  [
    { ...planner, solutions: ['solution:financial', 'solution:marketing'], dashboards: ['dashboard:financial'] },
    'Template Solution: Full System platform + 2 industry solutions + 1 universal dashboard',
    3570,
    1071,
  ],
  [planner, 'Template Solution: Full System platform', 960, 288],
  [{ version: 1, wizard: 'consultation' }, '30-minute consultation', 83, 83],
])('%j is "%s" at €%d, €%d today', (selection, title, total, due) => {
  const order = priceOf(catalogue, selection);
  expect(order).toMatchObject({ title, price: { total }, due: { amount: due, later: total - due } });
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['an empty object', {}],
  ['a text', 'quote'],
  ['another version', { ...quote, version: 2, solutionType: 'website', tier: 'full' }],
  ['an unknown wizard', { version: 1, wizard: 'auction' }],
  ['an unknown tier', { ...quote, solutionType: 'website', tier: 'gold' }],
  ['an unknown system', { ...quote, solutionType: 'both', system: 'toString', tier: 'full' }],
  ['a missing system', { ...quote, solutionType: 'both', tier: 'full' }],
  ['a field too many', { ...quote, solutionType: 'website', tier: 'full', price: 1 }],
  [
    'an upsell that is not offered',
    { ...quote, solutionType: 'trinity', system: 'aed', upsell: 'aed-only', hasPhysicalStore: null },
  ],
  ['an upsell left open', { ...quote, solutionType: 'trinity', system: 'mcd', upsell: null, hasPhysicalStore: null }],
  ['a store left open', { ...quote, solutionType: 'trinity', system: 'garo', upsell: 'skip', hasPhysicalStore: null }],
  ['no service', packageSelection],
  ['a service without its package', { ...packageSelection, services: ['brand-identity'] }],
  ['the same service five times', { ...packageSelection, services: Array(5).fill('brand-identity'), brand: 'elite' }],
  ['the same service twice', { ...packageSelection, services: ['brand-identity', 'brand-identity'], brand: 'elite' }],
  ['the same dashboard twice', { ...planner, dashboards: ['dashboard:financial', 'dashboard:financial'] }],
  ['the same solution twice', { ...planner, solutions: ['solution:financial', 'solution:financial'] }],
])('%s is not a selection, or not on offer', (_, selection) => {
  const { data } = selectionSchema.safeParse(selection);
  expect(data !== undefined && isOffered(catalogue, data)).toBe(false);
});
