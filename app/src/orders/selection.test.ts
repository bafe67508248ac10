import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../domain/catalogue/given.ts';
import { packageBuilderRules, pricePackage } from '../wizards/package-builder/rules/index.ts';
import { packageBuilderAnswers } from '../wizards/package-builder/testing.ts';
import { plannerRules } from '../wizards/planner/rules/index.ts';
import { pricePath } from '../wizards/planner/rules/price.ts';
import { plannerAnswers } from '../wizards/planner/testing.ts';
import { priceQuickQuote, quickQuoteRules } from '../wizards/quick-quote/rules/index.ts';
import { quickQuoteAnswers } from '../wizards/quick-quote/testing.ts';
import { isOffered, priceOf, type Selection } from './selection.ts';
import { selectionSchema } from './selectionSchema.ts';

/** The selection after serialising and parsing. */
const sent = <S extends Selection>(selection: S): S =>
  selectionSchema.parse(JSON.parse(JSON.stringify(selection))) as S;

/** @param price by the wizard itself, of the answers behind the selection */
function keepsItsPrice<Answers, S extends Selection>(
  {
    order,
  }: {
    order: { selection: (answers: Answers) => S | null; answers: (selection: S) => Answers };
  },
  answers: fc.Arbitrary<Answers>,
  price: (answers: Answers, selection: S) => unknown,
): void {
  fc.assert(
    fc.property(answers, (given) => {
      const selection = order.selection(given);
      fc.pre(selection !== null);
      expect(sent(selection)).toEqual(selection);
      expect(priceOf(catalogue, sent(selection)).price).toEqual(price(given, selection));
      expect(order.selection(order.answers(selection))).toEqual(selection);
    }),
  );
}

describe('a selection keeps its price when serialised and turned back into answers', () => {
  test('of the quick quote', () =>
    keepsItsPrice(quickQuoteRules(catalogue), quickQuoteAnswers, (given) => priceQuickQuote(catalogue, given)));

  test('of the package builder', () =>
    keepsItsPrice(packageBuilderRules(catalogue), packageBuilderAnswers, (given) => pricePackage(catalogue, given)));

  test('of the planner', () =>
    keepsItsPrice(plannerRules(catalogue), plannerAnswers, (given, { path }) => pricePath(catalogue, given, path)));
});

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
