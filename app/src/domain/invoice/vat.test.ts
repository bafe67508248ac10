import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type InvoiceVat, invoiceVat, splitChange, splitVat } from './vat.ts';

const included = (rate: number): InvoiceVat => ({ mode: 'included', rate });
const excluded = (rate: number): InvoiceVat => ({ mode: 'excluded', rate });

test.each<[amount: number, vat: InvoiceVat, net: number, tax: number, total: number]>([
  [12_300, included(23), 10_000, 2_300, 12_300],
  [39_600, included(23), 32_195, 7_405, 39_600],
  [11_350, included(13.5), 10_000, 1_350, 11_350],
  [10_000, excluded(23), 10_000, 2_300, 12_300],
  // Half a cent goes up.
  [50, excluded(13), 50, 7, 57],
  [39_600, { mode: 'none', rate: 0 }, 39_600, 0, 39_600],
  [39_600, included(0), 39_600, 0, 39_600],
  [0, included(23), 0, 0, 0],
])('%i cents, %o', (amount, vat, net, tax, total) => {
  expect(splitVat(amount, vat)).toEqual({ net, vat: tax, total });
});

test('only a seller with a VAT number states VAT', () => {
  expect(invoiceVat('included', 23, 'IE1234567A')).toEqual(included(23));
  expect(invoiceVat('included', 23, null)).toEqual({ mode: 'none', rate: 0 });
  expect(invoiceVat(null, 23, 'IE1234567A')).toEqual({ mode: 'none', rate: 0 });
});

const modes = fc.constantFrom<InvoiceVat['mode']>('included', 'excluded', 'none');
const rates = fc.integer({ min: 0, max: 10_000 }).map((share) => share / 100);
const vats = fc.record({ mode: modes, rate: rates });
const cents = fc.integer({ min: 0, max: 100_000_000 });

describe('for every mode and rate', () => {
  test('net and VAT add up, and VAT is within half a cent of the rate', () => {
    fc.assert(
      fc.property(cents, vats, (amount, vat) => {
        const { net, vat: tax, total } = splitVat(amount, vat);
        expect(net + tax).toBe(total);
        expect(vat.mode === 'included' ? total : net).toBe(amount);
        const exact = vat.mode === 'none' ? 0 : (amount * vat.rate) / (vat.mode === 'included' ? 100 + vat.rate : 100);
        expect(Math.abs(tax - exact)).toBeLessThanOrEqual(0.500001);
      }),
    );
  });

  test('parts add up to the whole, and taking them back leaves nothing', () => {
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 8 }), vats, (steps, vat) => {
        const path = [0, ...steps, 0];
        const changes = path.slice(1).map((to, at) => splitChange(path[at] ?? 0, to, vat));
        for (const key of ['net', 'vat', 'total'] as const)
          expect(changes.reduce((sum, change) => sum + change[key], 0)).toBe(0);
      }),
    );
  });
});
