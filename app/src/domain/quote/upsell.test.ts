import { expect, test } from 'vitest';
import { type TrinityId, trinityIds } from '../catalogue/trinity.ts';
import type { UpsellId } from '../catalogue/upsells.ts';
import { type QuoteAnswers, quoteFlow } from '../quote.ts';
import { priceQuote } from './price.ts';
import { effectiveSystem, upsellOptions } from './upsell.ts';
import { upsellOffers } from './upsell-offers.ts';

const all: UpsellId[] = ['aed-only', 'trinity-core', 'trinity-plus', 'skip'];

test.each<[TrinityId, UpsellId[], UpsellId[]]>([
  ['expense', all, all],
  ['mcd', all, all],
  ['rcd', all, all],
  ['garo', all, all],
  ['aed', ['trinity-core', 'trinity-plus', 'skip'], all],
  ['trinity-core', ['aed-only', 'skip'], ['aed-only', 'skip']],
  ['trinity-plus', ['skip'], ['aed-only', 'trinity-core', 'skip']],
])('%s is offered %j, by the bare lists %j', (system, offered, literal) => {
  expect(upsellOptions(system)).toEqual(offered);
  expect(upsellOptions(system, { literal: true })).toEqual(literal);
});

test('a package takes the place of the system, AED does not', () => {
  expect(effectiveSystem('mcd', 'trinity-plus')).toBe('trinity-plus');
  expect(effectiveSystem('mcd', 'aed-only')).toBe('mcd');
  expect(effectiveSystem('trinity-plus', 'trinity-core')).toBe('trinity-plus');
  expect(effectiveSystem(null, 'trinity-plus')).toBeNull();
});

const quote = (answers: Partial<QuoteAnswers>): QuoteAnswers => ({
  ...quoteFlow.blank,
  solutionType: 'trinity',
  ...answers,
});

test('from a single system the bill changes by 200, 400 and 800, whatever the labels say', () =>
  expect(upsellOffers(quote({ trinitySelectionId: 'expense' }))).toEqual([
    { id: 'aed-only', delta: 200, effect: 'Adds AED to Expense Manager' },
    { id: 'trinity-core', delta: 400, effect: 'Adds MCD and RCD to Expense Manager' },
    { id: 'trinity-plus', delta: 800, effect: 'Adds MCD, RCD, GARO and AED to Expense Manager' },
    { id: 'skip', delta: 0, effect: 'Keeps Expense Manager as it is' },
  ]));

test('a package without the chosen system says that it takes its place', () =>
  expect(upsellOffers(quote({ trinitySelectionId: 'garo' }))).toMatchObject([
    {},
    { id: 'trinity-core', effect: 'Takes the place of GARO: Expense Manager, MCD and RCD' },
    {},
    {},
  ]));

test('with a physical store the setup fee is in the change', () =>
  expect(upsellOffers(quote({ trinitySelectionId: 'mcd', hasPhysicalStore: true }))[2]).toMatchObject({
    id: 'trinity-plus',
    delta: 2400,
  }));

test.each(trinityIds)('for %s each offer changes the bill by what it says', (trinitySelectionId) => {
  for (const hasPhysicalStore of [null, true, false]) {
    const before = quote({ trinitySelectionId, hasPhysicalStore, aedUpsellChoice: 'skip' });
    for (const { id, delta } of upsellOffers(before)) {
      expect(priceQuote({ ...before, aedUpsellChoice: id }).total).toBe(priceQuote(before).total + delta);
    }
  }
});

test('nothing is offered before a system is chosen, or on another path', () => {
  expect(upsellOffers(quote({}))).toEqual([]);
  expect(upsellOffers(quote({ solutionType: 'website', trinitySelectionId: 'mcd' }))).toEqual([]);
});
