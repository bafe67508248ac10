import { describe, expect, test } from 'vitest';
import { savedQuote } from '../mocks/savedQuote.ts';
import type { Priced, SavedQuote } from '../orders/saved-quote/savedQuoteSchema.ts';
import { quoteStatus } from './quoteStatus.ts';

const { kept } = savedQuote;

/** The bill with its platform dearer, or cheaper, by so many euro. */
function at(euro: number): Priced {
  const lines = kept.price.lines.map((line) => (line.id === 'tier' ? { ...line, amount: line.amount + euro } : line));
  return { ...kept, price: { lines, total: kept.price.total + euro } };
}

const statusOf = (change: Partial<SavedQuote>) =>
  quoteStatus({ ...savedQuote, keptOn: '2026-11-20', validUntil: '2026-12-20', ...change });

describe('while a quote holds', () => {
  test('its price is the price', () =>
    expect(statusOf({})).toMatchObject({
      title: '€1,980, until Sunday 20 December 2026',
      bill: kept,
      guaranteed: true,
      changes: [],
      action: 'Continue with this quote',
    }));

  test('a dearer list is shown beside it and does not count', () => {
    const { text, bill, guaranteed, changes } = statusOf({ today: at(200) });
    expect(text).toContain('today it would cost €2,180, and you pay €1,980');
    expect(bill).toBe(kept);
    expect(guaranteed).toBe(true);
    expect(changes).toContainEqual(expect.objectContaining({ id: 'tier', was: 1600, now: 1800 }));
  });

  test('a cheaper list counts', () => {
    const today = at(-200);
    expect(statusOf({ today })).toMatchObject({
      title: 'It’s now cheaper: €1,780',
      bill: today,
      guaranteed: false,
      action: 'Continue at €1,780',
    });
  });

  test('without a list for it, it leads to a person', () =>
    expect(statusOf({ today: null })).toMatchObject({ bill: kept, guaranteed: true, action: null }));
});

describe('when it is over', () => {
  test('and nothing has changed, that is good news', () => {
    const { title, text, action } = statusOf({ valid: false });
    expect(title).toBe('This quote was valid until Sunday 20 December 2026');
    expect(text).toContain('it still costs €1,980 today');
    expect(action).toBe('Continue with this quote');
  });

  test.each([200, -200])('and a line has changed by €%d, today’s price is the price', (euro) => {
    const today = at(euro);
    expect(statusOf({ valid: false, today })).toMatchObject({ bill: today, guaranteed: false });
    expect(statusOf({ valid: false, today }).changes).toContainEqual(
      expect.objectContaining({ id: 'tier', was: 1600, now: 1600 + euro }),
    );
  });

  test('lines that changed to the same total are told all the same', () => {
    const [first, second, ...rest] = kept.price.lines;
    if (!first || !second) throw new Error('A bill of three lines');
    const lines = [{ ...first, amount: first.amount + 10 }, { ...second, amount: second.amount - 10 }, ...rest];
    const { changes } = statusOf({ valid: false, today: { ...kept, price: { lines, total: kept.price.total } } });
    expect(changes).toHaveLength(3);
  });

  test('and something is not on offer any more, it leads to a person', () =>
    expect(statusOf({ valid: false, today: null })).toMatchObject({ guaranteed: false, action: null }));
});
