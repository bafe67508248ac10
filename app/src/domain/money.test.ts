import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCents, formatEuro, fromCents, parseEuro, roundToCent, toCents, typedEuro } from './money.ts';

test.each([
  [1980, '€1,980'],
  [499.5, '€499.50'],
  [-220, '−€220'],
  [-0.05, '−€0.05'],
  [0, '€0'],
  [-0.001, '€0'],
  [999.999, '€1,000'],
  [100_000, '€100,000'],
  [1_234_567.8, '€1,234,567.80'],
])('%d euro reads %s', (euro, text) => expect(formatEuro(euro)).toBe(text));

test.each([
  [1.005, 1.01],
  [2.675, 2.68],
  [1.004, 1],
  [-1.005, -1.01],
  [0.1 + 0.2, 0.3],
])('%d rounds half up to %d', (euro, rounded) => expect(roundToCent(euro)).toBe(rounded));

test('converts cents to euro and back without loss', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
      expect(toCents(fromCents(cents))).toBe(cents);
    }),
  );
});

test.each([
  ['1980', 198_000],
  [' €1,980 ', 198_000],
  ['499.5', 49_950],
  ['€ 0.05', 5],
  ['1,234,567.89', 123_456_789],
  ['250,50', null],
  ['1.234,50', null],
  ['1,98', null],
  ['-5', null],
  ['12abc', null],
  ['1.005', null],
  ['', null],
])('%s typed is %s cents', (text, cents) => expect(parseEuro(text)).toBe(cents));

test('reads every amount that it formats', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), (cents) => {
      expect(parseEuro(formatCents(cents))).toBe(cents);
    }),
  );
});

test.each([
  [198_000, '1980'],
  [359_520, '3595.20'],
  [5, '0.05'],
])('%i cents are typed as %s', (cents, text) => expect(typedEuro(cents)).toBe(text));
