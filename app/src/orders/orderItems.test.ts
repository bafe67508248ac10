import { expect, test } from 'vitest';
import { catalogue } from '../domain/catalogue/given.ts';
import { orderItems } from './orderItems.ts';
import type { Selection } from './selection.ts';

const configuration = { brand: null, campaign: null, trinity: null, systems: null, tier: null, hasPhysicalStore: null };
const quote = { version: 1, wizard: 'quote' } as const;
const planner = { version: 1, wizard: 'planner', path: 'hybrid', platform: 'full' } as const;

test.each<[Selection, string[]]>([
  [
    { ...quote, solutionType: 'both', system: 'trinity-core', tier: 'full' },
    ['option-trinity-core', 'service-complete-platform'],
  ],
  [
    { ...quote, solutionType: 'trinity', system: 'garo', upsell: 'aed-only', hasPhysicalStore: false },
    ['option-garo', 'option-aed'],
  ],
  [{ ...quote, solutionType: 'website', tier: 'premium' }, ['service-complete-platform']],
  [
    {
      version: 1,
      wizard: 'configurator',
      ...configuration,
      services: ['ad-campaigns', 'trinity-systems'],
      campaign: 'growth',
      trinity: 'garo',
      hasPhysicalStore: false,
    },
    ['service-ad-campaigns', 'option-garo'],
  ],
  [
    { ...planner, solutions: ['solution:financial'], dashboards: ['dashboard:financial', 'dashboard:inventory'] },
    ['service-complete-platform', 'topic-financial', 'topic-inventory'],
  ],
  [{ version: 1, wizard: 'consultation' }, []],
])('an order of %j is of %j', (selection, items) => expect(orderItems(catalogue, selection)).toEqual(items));
