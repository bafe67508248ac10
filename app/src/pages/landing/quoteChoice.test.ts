import { describe, expect, test } from 'vitest';
import { cardServices, firstChoice, type QuoteChoice, quoteHref, quoteView, readChoice } from './quoteChoice.ts';

const form = (...fields: [string, string][]) => {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
};

describe('reading the form', () => {
  test.each([[cardServices], [['brand-identity', 'complete-platform']], [['ad-campaigns']], [[]]] as const)(
    'switches %j',
    (services) => {
      const fields = services.map((id): [string, string] => ['service', id]);
      expect(readChoice(form(...fields, ['brand', 'elite'], ['campaign', 'starter'], ['tier', 'premium']))).toEqual({
        services,
        brand: 'elite',
        campaign: 'starter',
        tier: 'premium',
      });
    },
  );

  test('replaces unknown values by the default choice', () => {
    const read = readChoice(
      form(['service', 'ad-campaigns'], ['service', 'rocket'], ['brand', 'golden'], ['tier', '']),
    );
    expect(read).toEqual({ ...firstChoice, services: ['ad-campaigns'] });
  });
});

describe('the link to the configurator', () => {
  test.each<[Partial<QuoteChoice>, string]>([
    [
      {},
      '/quote-builder?service=brand-identity&service=ad-campaigns&service=complete-platform&only=yes&brand=premium&campaign=growth&tier=full',
    ],
    [{ services: ['brand-identity'], brand: 'elite' }, '/quote-builder?service=brand-identity&only=yes&brand=elite'],
    [
      { services: ['complete-platform'], tier: 'premium' },
      '/quote-builder?service=complete-platform&only=yes&tier=premium',
    ],
    [{ services: [] }, '/quote-builder'],
  ])('%j', (change, href) => expect(quoteHref({ ...firstChoice, ...change })).toBe(href));
});

describe('the bill of a choice', () => {
  test.each<[Partial<QuoteChoice>, number, number]>([
    [{}, 2850, 570],
    [{ services: ['brand-identity'] }, 750, 375],
    [{ services: ['brand-identity'], brand: 'elite' }, 1000, 200],
    [{ services: ['brand-identity', 'ad-campaigns'], brand: 'starter', campaign: 'starter' }, 850, 425],
    [{ services: ['complete-platform'], tier: 'premium' }, 2400, 480],
    [{ services: [] }, 0, 0],
  ])('%j: total %i, deposit %i', (change, total, due) => {
    const view = quoteView({ ...firstChoice, ...change });
    expect([view.total, view.due.amount]).toEqual([total, due]);
  });

  test('every service has a price and rule, switched on or not', () => {
    const { lines } = quoteView({ ...firstChoice, services: [] });
    expect(lines['brand-identity']).toMatchObject({ amount: 750, rule: 'Package price' });
    expect(lines['ad-campaigns']).toMatchObject({ amount: 500, rule: 'Package price' });
    expect(lines['complete-platform']).toMatchObject({ amount: 1600, rule: 'Middle of €1,200–€2,000' });
  });
});
