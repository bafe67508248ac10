import { expect, test } from 'vitest';
import { defaultCatalogue } from '../../../domain/catalogue/defaultCatalogue.ts';
import { catalogue } from '../../../domain/catalogue/given.ts';
import { type SystemId, type TrinityId, trinityIds, type UpsellId } from '../../../domain/catalogue/ids.ts';
import { uncapitalised } from '../../../domain/words.ts';
import { quoteOf } from '../testing.ts';
import { priceQuickQuote } from './index.ts';
import type { QuickQuoteAnswers } from './questions.ts';
import { systemsIn, upsellOptions } from './upsell.ts';
import { upsellOffers } from './upsellOffers.ts';

const { trinityOptions } = defaultCatalogue;

const all: UpsellId[] = ['aed-only', 'trinity-core', 'trinity-plus', 'skip'];

test.each<[TrinityId, UpsellId[]]>([
  ['expense', all],
  ['mcd', all],
  ['rcd', all],
  ['garo', all],
  ['aed', ['trinity-core', 'trinity-plus', 'skip']],
  ['trinity-core', ['aed-only', 'skip']],
  ['trinity-plus', ['skip']],
])('%s is offered %j', (system, offered) => expect(upsellOptions(catalogue, system)).toEqual(offered));

const quote = (answers: Partial<QuickQuoteAnswers>) => quoteOf({ solutionType: 'trinity', ...answers });

const gives = (...systems: readonly SystemId[]) => ({
  dropsSystem: false,
  systems: ['expense', ...systems],
  additions: systems.map((id) => `${trinityOptions[id].name}: ${uncapitalised(trinityOptions[id].description ?? '')}`),
});

test('from a single system the bill changes by 200, 400 and 800, whatever the labels say', () =>
  expect(upsellOffers(catalogue, quote({ trinitySelectionId: 'expense' }))).toEqual([
    { ...gives('aed'), id: 'aed-only', delta: 200, effect: 'Adds AED to Expense Manager' },
    { ...gives('mcd', 'rcd'), id: 'trinity-core', delta: 400, effect: 'Adds MCD and RCD to Expense Manager' },
    {
      ...gives('mcd', 'rcd', 'garo', 'aed'),
      id: 'trinity-plus',
      delta: 800,
      effect: 'Adds MCD, RCD, GARO and AED to Expense Manager',
    },
    { ...gives(), id: 'skip', delta: 0, effect: 'Keeps Expense Manager as it is' },
  ]));

test('a package without the chosen system says that it replaces it', () =>
  expect(upsellOffers(catalogue, quote({ trinitySelectionId: 'garo' }))).toMatchObject([
    {},
    {
      id: 'trinity-core',
      dropsSystem: true,
      effect: 'Instead of GARO: Expense Manager, MCD and RCD, without GARO',
      systems: ['expense', 'mcd', 'rcd'],
    },
    {},
    {},
  ]));

test.each(trinityIds)('from %s, an upsell without it is a change, one with it an addition', (system) => {
  for (const { id, dropsSystem, effect } of upsellOffers(catalogue, quote({ trinitySelectionId: system }))) {
    const kept = trinityOptions[system].includes;
    const bought = [...(id === 'aed-only' || id === 'skip' ? kept : []), ...systemsIn(catalogue, id)];
    expect(dropsSystem).toBe(!kept.every((part) => bought.includes(part)));
    expect(/^Instead of .+, without /.test(effect)).toBe(dropsSystem);
  }
});

test.each(trinityIds)('for %s each offer changes the bill by its stated difference', (trinitySelectionId) => {
  for (const hasPhysicalStore of [null, true, false]) {
    const before = quote({ trinitySelectionId, hasPhysicalStore, aedUpsellChoice: 'skip' });
    for (const { id, delta } of upsellOffers(catalogue, before)) {
      expect(priceQuickQuote(catalogue, { ...before, aedUpsellChoice: id }).total).toBe(
        priceQuickQuote(catalogue, before).total + delta,
      );
    }
  }
});

test('nothing is offered before a system is chosen, or on another path', () => {
  expect(upsellOffers(catalogue, quote({}))).toEqual([]);
  expect(upsellOffers(catalogue, quote({ solutionType: 'website', trinitySelectionId: 'mcd' }))).toEqual([]);
});
