import { describe, expect, test } from 'vitest';
import { firstChoice, mayNeedStore, type QuoteChoice, quoteHref, quoteView, readChoice } from './quoteChoice.ts';

const form = (...fields: [string, string][]) => {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
};

describe('what the form says', () => {
  test.each([
    [['trinity', 'website'], 'both'],
    [['trinity'], 'trinity'],
    [['website'], 'website'],
    [[], null],
  ])('switches %j: solution %j', (on, solution) => {
    const fields = on.map((value): [string, string] => ['solution', value]);
    expect(readChoice(form(...fields, ['trinity', 'trinity-plus'], ['tier', 'premium']))).toEqual({
      solution,
      trinity: 'trinity-plus',
      tier: 'premium',
    });
  });

  test('anything unknown is the first choice', () => {
    expect(readChoice(form(['solution', 'trinity'], ['trinity', 'golden'], ['tier', '']))).toEqual({
      ...firstChoice,
      solution: 'trinity',
    });
  });
});

describe('the way into the quote builder', () => {
  test.each<[Partial<QuoteChoice>, string]>([
    [{}, '/service/stepWizardPage?solution=both&trinity=trinity-core&tier=full'],
    [{ solution: 'trinity', trinity: 'expense' }, '/service/stepWizardPage?solution=trinity&trinity=expense'],
    [{ solution: 'website', tier: 'premium' }, '/service/stepWizardPage?solution=website&tier=premium'],
    [{ solution: null }, '/service/stepWizardPage'],
  ])('%j', (change, href) => {
    expect(quoteHref({ ...firstChoice, ...change })).toBe(href);
  });
});

describe('the bill of a choice', () => {
  test.each<[Partial<QuoteChoice>, number, number, number]>([
    [{}, -220, 1980, 396],
    [{ solution: 'trinity' }, 0, 600, 300],
    [{ solution: 'website' }, 0, 1600, 320],
    [{ solution: 'trinity', trinity: 'trinity-plus' }, 0, 1000, 200],
    [{ trinity: 'expense', tier: 'foundation' }, -100, 900, 450],
    [{ trinity: 'trinity-plus', tier: 'premium' }, -340, 3060, 612],
    [{ solution: null }, 0, 0, 0],
  ])('%j: discount %i, total %i, deposit %i', (change, discount, total, deposit) => {
    const view = quoteView({ ...firstChoice, ...change });
    expect([view.discount.amount, view.total, view.due.amount]).toEqual([discount, total, deposit]);
  });

  test('each part has its price and rule, switched on or not', () => {
    const { system, platform } = quoteView({ ...firstChoice, solution: null });
    expect(system).toMatchObject({ amount: 600, rule: 'Expense Manager, MCD and RCD, beta price' });
    expect(platform).toMatchObject({ amount: 1600, rule: 'Middle of €1,200–€2,000' });
  });
});

test.each<[Partial<QuoteChoice>, boolean]>([
  [{ solution: 'trinity', trinity: 'trinity-plus' }, true],
  [{ solution: 'trinity', trinity: 'trinity-core' }, false],
  [{ solution: 'both', trinity: 'trinity-plus' }, false],
])('%j: the builder may still add a store: %j', (change, may) => {
  expect(mayNeedStore({ ...firstChoice, ...change })).toBe(may);
});
