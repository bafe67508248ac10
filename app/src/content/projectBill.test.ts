import { expect, test } from 'vitest';
import { defaultCatalogue } from '../domain/catalogue/defaultCatalogue.ts';
import { catalogue } from '../domain/catalogue/given.ts';
import { midpoint } from '../domain/pricing/tier.ts';
import { priceQuickQuote, quickQuoteRules } from '../wizards/quick-quote/rules/index.ts';
import { quickQuoteFlow } from '../wizards/quick-quote/rules/questions.ts';
import type { OfferId } from './offers.ts';
import { billOf } from './projectBill.ts';

const { brandPackages, tiers, trinityPrices, bundlePercent, storeSetup } = defaultCatalogue;

const bill = (services: readonly OfferId[], store = false) => billOf({ services, store });

test('a system and a platform cost less together', () => {
  const full = midpoint(tiers.full) + trinityPrices.quote.rcd.beta;
  const total = Math.round((full * (100 - bundlePercent)) / 100);
  const { lines, deposit, orders, ...rest } = bill(['tier:full', 'trinity:rcd']);
  expect(rest.total).toBe(total);
  expect(lines.map(({ amount }) => amount)).toContain(total - full);
  expect(deposit).toBe((total * defaultCatalogue.deposit.from) / 100);
  expect(orders.map(({ to }) => to)).toEqual([expect.stringMatching(/solution=both&trinity=rcd&tier=full$/)]);
});

const opened = (query: URLSearchParams) =>
  quickQuoteRules(catalogue).fromLink(query, quickQuoteRules(catalogue).flow.blank);

test('a shop adds setup and training', () => {
  expect(bill(['trinity:garo'], true).total).toBe(trinityPrices.quote.garo.beta + storeSetup);
  expect(bill(['trinity:garo']).total).toBe(trinityPrices.quote.garo.beta);
});

test.each([
  ['a system in a shop', ['trinity:garo'], true],
  ['a system alone', ['trinity:garo'], false],
  ['a system and a platform', ['trinity:trinity-plus', 'tier:full'], true],
] as const)('the link opens the quick quote at the price of the bill: %s', (_, services, store) => {
  const { total, orders } = bill(services, store);
  const brought = opened(new URLSearchParams(orders[0]?.to.split('?')[1]));
  expect(brought.hasPhysicalStore).toBe(store || undefined);
  expect(priceQuickQuote(catalogue, { ...quickQuoteFlow(catalogue).blank, ...brought }).total).toBe(total);
});

test('a link with another answer about the store leaves it open', () => {
  expect(opened(new URLSearchParams('store=no')).hasPhysicalStore).toBe(false);
  expect(opened(new URLSearchParams('store=toString'))).toEqual({});
});

test('a brand and a website are two orders, each with its own deposit', () => {
  const { total, deposit, orders } = bill(['brand:premium', 'tier:foundation']);
  const [website, brand] = [midpoint(tiers.foundation), brandPackages.premium.price];
  expect(total).toBe(website + brand);
  expect(orders.map(({ due }) => due.amount)).toEqual(
    [brand, website].map((price) => (price * defaultCatalogue.deposit.below) / 100),
  );
  expect(deposit).toBe((total * defaultCatalogue.deposit.below) / 100);
  expect(orders.map(({ name }) => name)).toEqual(['Premium Brand Identity', 'Foundation']);
  expect(orders[0]?.to).toMatch(/\?brand=premium$/);
});

test('a line says what is included, how it is worked out and when it is delivered', () => {
  const [brand, tier] = bill(['brand:premium', 'tier:foundation']).lines;
  expect(tier?.includes).toMatch(/^Professional website\u00a0· .*\. Middle of €600–€1,000\. Delivered in 7–10 days$/);
  expect(brand?.includes).toBe(
    'A logo, colours and typefaces\u00a0· 2 revision rounds\u00a0· Up to 3 marketing materials. Delivered in 7–10 business days',
  );
});

test.each<[string, readonly OfferId[]]>([
  ['two tiers', ['tier:foundation', 'tier:full']],
  ['a consultation', ['brand:starter', 'consultation']],
])('%s can’t be ordered together', (_, services) => {
  expect(() => bill(services)).toThrow(services.join(', '));
});
