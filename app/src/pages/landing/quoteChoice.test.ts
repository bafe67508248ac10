import { describe, expect, test } from 'vitest';
import { cardParts, firstChoice, type QuoteChoice, quoteHref, quoteView, readChoice } from './quoteChoice.ts';

const form = (...fields: [string, string][]) => {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
};

describe('reading the form', () => {
  test.each([[cardParts], [['website']], [['trinity']], [[]]] as const)('switches %j', (parts) => {
    const fields = parts.map((id): [string, string] => ['solution', id]);
    expect(readChoice(form(...fields, ['tier', 'premium'], ['trinity', 'one']))).toEqual({
      parts,
      tier: 'premium',
      system: 'one',
    });
  });

  test('replaces unknown values by the default choice', () => {
    const read = readChoice(form(['solution', 'trinity'], ['solution', 'rocket'], ['trinity', 'garo'], ['tier', '']));
    expect(read).toEqual({ ...firstChoice, parts: ['trinity'] });
  });
});

describe('the link to the quick quote', () => {
  test.each<[Partial<QuoteChoice>, string]>([
    [{}, '/service/stepWizardPage?solution=both&trinity=trinity-core&tier=full'],
    [{ parts: ['website'], tier: 'premium' }, '/service/stepWizardPage?solution=website&tier=premium'],
    [{ parts: ['trinity'], system: 'trinity-plus' }, '/service/stepWizardPage?solution=trinity&trinity=trinity-plus'],
    [{ parts: ['trinity'], system: 'one' }, '/service/stepWizardPage?solution=trinity'],
    [{ parts: [] }, '/service/stepWizardPage'],
  ])('%j', (change, href) => expect(quoteHref({ ...firstChoice, ...change })).toBe(href));
});

describe('the bill of a choice', () => {
  test.each<[Partial<QuoteChoice>, number, number | undefined, number, number]>([
    [{}, 2200, -220, 1980, 396],
    [{ tier: 'foundation', system: 'one' }, 1000, -100, 900, 450],
    [{ tier: 'premium', system: 'trinity-plus' }, 3400, -340, 3060, 612],
    [{ parts: ['website'] }, 1600, undefined, 1600, 320],
    [{ parts: ['trinity'], system: 'trinity-plus' }, 1000, undefined, 1000, 200],
    [{ parts: ['trinity'], system: 'one' }, 200, undefined, 200, 100],
    [{ parts: [] }, 0, undefined, 0, 0],
  ])('%j: chosen %i, off %s, total %i, deposit %i', (change, sum, off, total, due) => {
    const view = quoteView({ ...firstChoice, ...change });
    expect([view.sum, view.discount?.amount, view.total, view.due.amount]).toEqual([sum, off, total, due]);
  });
});
