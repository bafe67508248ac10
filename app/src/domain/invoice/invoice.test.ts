import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Invoice, invoiceNumber, sumsOf } from './invoice.ts';
import { orderRows } from './words.ts';

test('numbers have a year, four digits or more, and a series for credit notes', () => {
  expect(invoiceNumber('invoice', 2026, 1)).toBe('2026-0001');
  expect(invoiceNumber('credit-note', 2026, 42)).toBe('CN-2026-0042');
  expect(invoiceNumber('invoice', 2026, 12_345)).toBe('2026-12345');
});

test('the net amounts of lines add up to the net amount of the document, with discounts too', () => {
  const amounts = fc.array(fc.integer({ min: -500_000, max: 5_000_000 }), { minLength: 1, maxLength: 12 });
  const vat = fc.record({
    mode: fc.constantFrom('included' as const, 'excluded' as const, 'none' as const),
    rate: fc.constantFrom(0, 4.8, 9, 13.5, 19, 20, 23, 25.5, 27),
  });
  fc.assert(
    fc.property(amounts, vat, (list, given) => {
      const lines = list.map((amount, at) => ({ label: `Line ${at}`, rule: '', amount }));
      const sums = sumsOf(lines, given);
      expect(sums.lines.reduce((sum, { net }) => sum + net, 0)).toBe(sums.net);
      expect(sums.net + sums.vatAmount).toBe(sums.total);
      const priced = list.reduce((sum, amount) => sum + amount, 0);
      expect(given.mode === 'included' ? sums.total : sums.net).toBe(priced);
    }),
  );
});

test('a credit note names what was paid, returned and no longer due, down to what is still to pay', () => {
  const note = {
    kind: 'credit-note',
    number: 'CN-2026-0001',
    order: { total: 72_000, left: 36_000 },
    earlier: [{ number: '2026-0001', paid: 36_000 }],
    paid: { amount: 10_033 },
  } as unknown as Invoice;
  expect(orderRows(note).map(({ label, amount }) => [label, amount])).toEqual([
    ['Price of the order', '€720.00'],
    ['Paid, 2026-0001', '−€360.00'],
    ['Returned, CN-2026-0001', '€100.33'],
    ['No longer due', '−€100.33'],
    ['Still to pay', '€360.00'],
  ]);
});
