import { expect, test } from 'vitest';
import { defaultCatalogue } from '../../../domain/catalogue/defaultCatalogue.ts';
import { catalogue } from '../../../domain/catalogue/given.ts';
import { deposit } from '../../../domain/pricing/deposit.ts';
import { quoteOf } from '../testing.ts';
import { priceQuickQuote } from './index.ts';
import { bundleDiscount, deliveries } from './price.ts';
import { type QuickQuoteAnswers, quickQuoteQuestionnaire } from './questions.ts';

type Given = Partial<QuickQuoteAnswers>;
const price = (answers: Given) => priceQuickQuote(catalogue, quoteOf(answers));
const trinity = (answers: Given): Given => ({ solutionType: 'trinity', aedUpsellChoice: 'skip', ...answers });
const both = (answers: Given): Given => ({ solutionType: 'both', ...answers });
const website = (answers: Given): Given => ({ solutionType: 'website', ...answers });

test.each<[string, Given, number, number]>([
  ['nothing yet', {}, 0, 0],
  ['a website at tier foundation', website({ selectedTier: 'foundation' }), 800, 400],
  ['a website at tier full', website({ selectedTier: 'full' }), 1600, 320],
  ['a website at tier premium', website({ selectedTier: 'premium' }), 2400, 480],
  ['one system', trinity({ trinitySelectionId: 'expense' }), 200, 100],
  ['one system and AED', trinity({ trinitySelectionId: 'expense', aedUpsellChoice: 'aed-only' }), 400, 200],
  ['one system, then core', trinity({ trinitySelectionId: 'expense', aedUpsellChoice: 'trinity-core' }), 600, 300],
  ['one system, then plus', trinity({ trinitySelectionId: 'expense', aedUpsellChoice: 'trinity-plus' }), 1000, 200],
  ['core', trinity({ trinitySelectionId: 'trinity-core' }), 600, 300],
  ['core and AED', trinity({ trinitySelectionId: 'trinity-core', aedUpsellChoice: 'aed-only' }), 800, 400],
  ['GARO without a store', trinity({ trinitySelectionId: 'garo', hasPhysicalStore: false }), 200, 100],
  ['GARO with a store', trinity({ trinitySelectionId: 'garo', hasPhysicalStore: true }), 1800, 360],
  ['plus with a store', trinity({ trinitySelectionId: 'trinity-plus', hasPhysicalStore: true }), 2600, 520],
  ['core with a store', trinity({ trinitySelectionId: 'trinity-core', hasPhysicalStore: true }), 600, 300],
  [
    'one system, then plus, with a store',
    trinity({ trinitySelectionId: 'mcd', aedUpsellChoice: 'trinity-plus', hasPhysicalStore: true }),
    2600,
    520,
  ],
  [
    'GARO with a store, then core, which needs no setup',
    trinity({ trinitySelectionId: 'garo', aedUpsellChoice: 'trinity-core', hasPhysicalStore: true }),
    600,
    300,
  ],
  ['core and full together', both({ trinitySelectionId: 'trinity-core', selectedTier: 'full' }), 1980, 396],
  ['expense and foundation together', both({ trinitySelectionId: 'expense', selectedTier: 'foundation' }), 900, 450],
  ['plus and premium together', both({ trinitySelectionId: 'trinity-plus', selectedTier: 'premium' }), 3060, 612],
  [
    'plus and premium together, regardless of the store answer',
    both({ trinitySelectionId: 'trinity-plus', selectedTier: 'premium', hasPhysicalStore: true }),
    3060,
    612,
  ],
  ['half of a bundle', both({ trinitySelectionId: 'trinity-core' }), 600, 300],
])('%s costs €%3$d', (_, answers, total, due) => {
  expect(price(answers).total).toBe(total);
  expect(deposit(defaultCatalogue, price(answers).total).amount).toBe(due);
});

test.each([
  [2200, -220],
  [1000, -100],
  [1401, -140],
  [1405, -140],
  [1406, -141],
])('€%i together are %i off, so that the total is whole euro', (sum, amount) =>
  expect(bundleDiscount(defaultCatalogue, sum)).toMatchObject({ amount, kind: 'discount' }),
);

test('an upsell package replaces the system and says so', () =>
  expect(price(trinity({ trinitySelectionId: 'expense', aedUpsellChoice: 'trinity-core' })).lines).toMatchObject([
    {
      label: 'Trinity Core',
      rule: 'Expense Manager, MCD and RCD, beta price, in place of Expense Manager',
      step: 'upsell',
    },
  ]));

test('AED alone has its own line', () =>
  expect(price(trinity({ trinitySelectionId: 'garo', aedUpsellChoice: 'aed-only' })).lines).toMatchObject([
    { label: 'GARO', amount: 200, step: 'trinity' },
    { label: 'AED', amount: 200, rule: 'Added to GARO, beta price', step: 'upsell' },
  ]));

const agreed = (label: string) => ({ label, time: 'Date agreed with you' });

test.each<[Given, ReturnType<typeof deliveries>]>([
  [website({ selectedTier: 'full' }), [{ label: 'Platform, Full System', time: '14-21 days' }]],
  [
    both({ selectedTier: 'premium', trinitySelectionId: 'mcd' }),
    [{ label: 'Platform, Premium', time: '21-28 days' }, agreed('MCD')],
  ],
  [
    trinity({ trinitySelectionId: 'garo', aedUpsellChoice: 'aed-only', hasPhysicalStore: true }),
    [agreed('GARO, AED and setup in your store')],
  ],
  [trinity({ trinitySelectionId: 'garo', aedUpsellChoice: 'trinity-core' }), [agreed('Trinity Core')]],
])('of %j each part has a delivery time', (answers, expected) =>
  expect(deliveries(catalogue, quickQuoteQuestionnaire(catalogue).onPath(quoteOf(answers)))).toEqual(expected),
);
