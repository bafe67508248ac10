import { describe, expect, test } from 'vitest';
import { savedQuote } from '../mocks/savedQuote.ts';
import type { Priced, SavedQuote } from '../orders/saved-quote/savedQuoteSchema.ts';
import { quoteStatus } from './quoteStatus.ts';

const { savedBill } = savedQuote;

/** The price with the platform changed by an amount. */
function at(euro: number): Priced {
  const lines = savedBill.price.lines.map((line) =>
    line.id === 'tier' ? { ...line, amount: line.amount + euro } : line,
  );
  return { ...savedBill, price: { lines, total: savedBill.price.total + euro } };
}

const statusOf = (change: Partial<SavedQuote>) =>
  quoteStatus({ ...savedQuote, savedOn: '2026-11-20', validUntil: '2026-12-20', ...change });

describe('while a quote is valid', () => {
  test('its price applies', () =>
    expect(statusOf({})).toMatchObject({
      title: '€1,980, until 20\u00a0December\u00a02026',
      bill: savedBill,
      guaranteed: true,
      changes: [],
      action: 'Continue with this quote',
    }));

  test('a higher list price is shown, but not charged', () => {
    const { text, bill, guaranteed, changes } = statusOf({ today: at(200) });
    expect(text).toContain('today it would cost €2,180, and you pay €1,980');
    expect(bill).toBe(savedBill);
    expect(guaranteed).toBe(true);
    expect(changes).toContainEqual(expect.objectContaining({ id: 'tier', was: 1600, now: 1800 }));
  });

  test('a lower list price is charged', () => {
    const today = at(-200);
    expect(statusOf({ today })).toMatchObject({
      title: 'It’s now cheaper: €1,780',
      bill: today,
      guaranteed: false,
      action: 'Continue at €1,780',
    });
  });

  test('links to the contact page when an item is no longer offered', () =>
    expect(statusOf({ today: null })).toMatchObject({ bill: savedBill, guaranteed: true, action: null }));
});

describe('when it has expired', () => {
  test('says so if nothing has changed', () => {
    const { title, text, action } = statusOf({ valid: false });
    expect(title).toBe('This quote was valid until 20\u00a0December\u00a02026');
    expect(text).toContain('it still costs €1,980 today');
    expect(action).toBe('Continue with this quote');
  });

  test.each([200, -200])('charges today’s price if a line has changed by €%d', (euro) => {
    const today = at(euro);
    expect(statusOf({ valid: false, today })).toMatchObject({ bill: today, guaranteed: false });
    expect(statusOf({ valid: false, today }).changes).toContainEqual(
      expect.objectContaining({ id: 'tier', was: 1600, now: 1600 + euro }),
    );
  });

  test('links to the contact page if an item is no longer offered', () =>
    expect(statusOf({ valid: false, today: null })).toMatchObject({ guaranteed: false, action: null }));
});
