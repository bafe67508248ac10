import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogueOf } from '../../../domain/catalogue/catalogue.ts';
import { defaultCatalogue, defaultCatalogueData } from '../../../domain/catalogue/defaultCatalogue.ts';
import { catalogue } from '../../../domain/catalogue/given.ts';
import type { TrinityId } from '../../../domain/catalogue/ids.ts';
import { toCents } from '../../../domain/money.ts';
import { deposit } from '../../../domain/pricing/deposit.ts';
import { priceQuickQuote } from '../../quick-quote/rules/index.ts';
import { orderedSystem, type QuickQuoteAnswers, quickQuoteQuestionnaire } from '../../quick-quote/rules/questions.ts';
import { packageBuilderAnswers } from '../testing.ts';
import { cheaperAsQuickQuote } from './cheaperAsQuickQuote.ts';
import { pricePackage } from './index.ts';
import { type PackageBuilderAnswers, packageBuilderFlow, packageBuilderQuestionnaire } from './questions.ts';

const blank = packageBuilderFlow(catalogue).blank;
const platform: PackageBuilderAnswers = { ...blank, services: ['complete-platform'], systems: 'garo', tier: 'full' };

const goods = (...things: readonly (string | null | false)[]) => things.filter((thing) => thing).sort();
const inStore = ['garo', 'trinity-plus'];
const setUp = (system: TrinityId | null, store: boolean | null) =>
  store && system !== null && inStore.includes(system) && `setup of ${system}`;

/** The goods of a package, computed a second time from the choices alone. */
function goodsOfPackage(answers: PackageBuilderAnswers) {
  const { brand, campaign, trinity, systems, tier, hasPhysicalStore } =
    packageBuilderQuestionnaire(catalogue).onPath(answers);
  return goods(
    brand && `brand ${brand}`,
    campaign && `campaign ${campaign}`,
    trinity,
    setUp(trinity, hasPhysicalStore),
    systems,
    setUp(systems, hasPhysicalStore),
    tier && `tier ${tier}`,
  );
}

function goodsOfQuote(answers: QuickQuoteAnswers) {
  const path = quickQuoteQuestionnaire(catalogue).onPath(answers);
  const { aedUpsellChoice: upsell, selectedTier: tier, hasPhysicalStore } = path;
  const system = orderedSystem(path);
  expect(upsell === null || upsell === 'skip').toBe(true);
  return goods(system, setUp(system, hasPhysicalStore), tier && `tier ${tier}`);
}

test('an offer has the same goods, the stated saving and the deposits of the resulting bills', () => {
  let offers = 0;
  fc.assert(
    fc.property(packageBuilderAnswers, (answers) => {
      const offer = cheaperAsQuickQuote(catalogue, answers);
      if (offer === null) return;
      offers++;
      const { quotes, rest, total, saving, deposits } = offer;
      const bills = quotes.map((quote) => priceQuickQuote(catalogue, quote).total);
      const remaining = pricePackage(catalogue, rest).total;
      const whole = pricePackage(catalogue, answers).total;
      const cents = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + toCents(amount), 0);
      expect(goods(...goodsOfPackage(rest), ...quotes.flatMap(goodsOfQuote))).toEqual(goodsOfPackage(answers));
      expect(toCents(total)).toBe(cents(bills));
      expect(toCents(saving)).toBe(toCents(whole) - cents([...bills, remaining]));
      expect(saving).toBeGreaterThan(0);
      expect(toCents(deposits.here)).toBe(toCents(deposit(defaultCatalogue, whole).amount));
      expect(toCents(deposits.there)).toBe(
        cents([...bills, remaining].map((amount) => deposit(defaultCatalogue, amount).amount)),
      );
      // Every question answered in the package is answered there too, so the prices agree.
      if (packageBuilderQuestionnaire(catalogue).selection(answers))
        for (const quote of quotes) expect(quickQuoteQuestionnaire(catalogue).selection(quote)).not.toBeNull();
    }),
    { numRuns: 300 },
  );
  expect(offers).toBeGreaterThan(10);
});

test('name, e-mail, notes, wishes and industry of an open quick quote are kept', () => {
  fc.assert(
    fc.property(packageBuilderAnswers, (answers) => {
      const { name, email, additionalNotes, keywords, selectedSystems, selectedDashboards } = answers;
      for (const quote of cheaperAsQuickQuote(catalogue, answers)?.quotes ?? []) {
        expect(quote).toMatchObject({ name, email, additionalNotes, keywords, selectedSystems, selectedDashboards });
        expect(quote.selectedIndustry).toBe(packageBuilderQuestionnaire(catalogue).onPath(answers).industry);
      }
    }),
  );
});

describe('nothing is offered', () => {
  test.each<[string, Partial<PackageBuilderAnswers>]>([
    [
      'for a brand and a campaign, which the quick quote does not sell',
      { services: ['brand-identity', 'ad-campaigns'] },
    ],
    ['where both wizards charge the same', { services: ['trinity-systems'], trinity: 'mcd' }],
    ['before a system is chosen', { services: ['trinity-systems', 'complete-platform'] }],
    ['before a tier is chosen', { ...platform, tier: null }],
    ['before it is known whether a setup is needed', platform],
    ['for what is not in the package any more', { services: ['brand-identity'], trinity: 'garo' }],
  ])('%s', (_, change) =>
    expect(cheaperAsQuickQuote(catalogue, { ...blank, brand: 'elite', campaign: 'growth', ...change })).toBeNull(),
  );
});

test.each<[string, Partial<PackageBuilderAnswers>, object]>([
  [
    'a system alone: €1,000 for €2,994',
    { services: ['trinity-systems'], trinity: 'trinity-plus', hasPhysicalStore: false },
    { total: 1000, saving: 1994, deposits: { here: 598.8, there: 200 } },
  ],
  [
    'in a store, where both charge the same for the setup',
    { services: ['trinity-systems'], trinity: 'trinity-plus', hasPhysicalStore: true },
    { total: 2600, saving: 1994, deposits: { here: 918.8, there: 520 } },
  ],
  [
    'a system and a platform, with the discount that only the quick quote has',
    { ...platform, systems: 'trinity-core' },
    { total: 1980, saving: 310, deposits: { here: 458, there: 396 } },
  ],
  [
    'a system, a platform and a setup: as two quick quotes, because those sell a setup only with a system',
    { ...platform, hasPhysicalStore: true },
    { total: 3400, saving: 2030, deposits: { here: 1086, there: 680 } },
  ],
  [
    'a system beside a brand: the brand stays',
    { services: ['brand-identity', 'trinity-systems'], brand: 'starter', trinity: 'trinity-core' },
    // Two small orders: less in total, but a higher deposit.
    { total: 600, saving: 90, deposits: { here: 238, there: 550 } },
  ],
  [
    'of two, the one that saves more',
    { ...platform, services: ['trinity-systems', 'complete-platform'], trinity: 'expense', hasPhysicalStore: false },
    { service: 'complete-platform', total: 1620, saving: 2210 },
  ],
])('%s', (_, change, expected) =>
  expect(cheaperAsQuickQuote(catalogue, { ...blank, ...change })).toMatchObject(expected),
);

test('limited to one service, it considers no other', () => {
  const answers = { ...platform, services: ['trinity-systems', 'complete-platform'], trinity: 'expense' } as const;
  const both: PackageBuilderAnswers = { ...answers, hasPhysicalStore: false };
  expect(cheaperAsQuickQuote(catalogue, both, 'trinity-systems')).toMatchObject({
    service: 'trinity-systems',
    saving: 30,
  });
  expect(cheaperAsQuickQuote(catalogue, both, 'complete-platform')).toMatchObject({
    service: 'complete-platform',
    saving: 2210,
  });
});

describe('the catalogue can join the two lists', () => {
  test.each(['quote', 'configurator'] as const)('%s: both charge by it', (list) => {
    const { trinityPrices } = catalogueOf({ ...defaultCatalogueData, chargedList: list });
    expect(trinityPrices.quote).toEqual(defaultCatalogueData.trinityPrices[list]);
    expect(trinityPrices.configurator).toEqual(defaultCatalogueData.trinityPrices[list]);
  });
});
