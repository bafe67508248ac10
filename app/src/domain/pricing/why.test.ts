import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pathDeposit, spending } from '../../wizards/planner/rules/price.ts';
import { plannerAnswers } from '../../wizards/planner/testing.ts';
import { priceQuickQuote } from '../../wizards/quick-quote/rules/index.ts';
import { quickQuoteFlow } from '../../wizards/quick-quote/rules/questions.ts';
import { defaultCatalogue } from '../catalogue/defaultCatalogue.ts';
import { catalogue } from '../catalogue/given.ts';
import { formatEuro } from '../money.ts';
import { priceConsultation } from './consultation.ts';
import { deposit } from './deposit.ts';
import type { Price, PriceLine } from './price.ts';
import { storeLine } from './store.ts';
import { betaWhy } from './trinity.ts';

/** Expects whole sentences that contain the amount of the line. */
function explains({ why, amount }: PriceLine): void {
  expect(why).toMatch(/^[A-Z].+\.$/);
  expect(why).not.toMatch(/undefined|null|NaN| {2}/);
  expect(why.split(/[ ,.]+(?!\d)/)).toContain(formatEuro(Math.abs(amount)));
}

describe('every line explains its own amount in whole sentences', () => {
  const each = (price: Price) => price.lines.forEach(explains);

  test('in the spending of a plan', () =>
    fc.assert(fc.property(plannerAnswers, (answers) => each(spending(catalogue, answers)))));
  test('in a consultation', () => each(priceConsultation(defaultCatalogue)));
});

test.each([
  [999, 'Your total is under €1,000, so 50% of it is due today and the balance later. 50% of €999 is €499.50.'],
  [1000, 'Your total is €1,000 or more, so 20% of it is due today and the balance later. 20% of €1,000 is €200.'],
  [1980, 'Your total is €1,000 or more, so 20% of it is due today and the balance later. 20% of €1,980 is €396.'],
])('explains the deposit on €%d with the arithmetic', (total, words) =>
  expect(deposit(defaultCatalogue, total).why).toBe(words),
);

test('explains the deposit on a plan with the arithmetic', () =>
  expect(pathDeposit(catalogue, 2760).why).toBe(
    'On every path we ask for 30% of the price today and the rest later. 30% of €2,760 is €828.',
  ));

test('a beta price without a saving mentions none', () =>
  expect(betaWhy(defaultCatalogue, 'garo', 'configurator')).toBe(
    'You pay the beta price of €2,230, one price for the whole system.',
  ));

test.each([
  ['expense', /It takes the place of Expense Manager, which is part of it and not charged as well\.$/],
  ['garo', /It takes the place of GARO, which is not part of it and not charged\.$/],
] as const)('an upsell that replaces %s says that only one of them is charged', (chosen, words) => {
  const answers = { solutionType: 'trinity', trinitySelectionId: chosen, aedUpsellChoice: 'trinity-core' } as const;
  expect(priceQuickQuote(catalogue, { ...quickQuoteFlow(catalogue).blank, ...answers }).lines[0]?.why).toMatch(words);
});

test('two setups in a shop are both charged', () =>
  expect(
    storeLine(defaultCatalogue, ['GARO in Trinity Business Systems', 'Trinity Plus in Complete Digital Platform']),
  ).toMatchObject({
    rule: '2 × €1,600, for a physical store with GARO in Trinity Business Systems and Trinity Plus in Complete Digital Platform',
    why: 'GARO in Trinity Business Systems and Trinity Plus in Complete Digital Platform are set up in your shop, where we also train your staff. That costs €1,600 each, €3,200 together, once. Without a physical store, you don’t pay it.',
  }));
