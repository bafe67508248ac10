import { expect, test } from 'vitest';
import { parseNumber, typedNumber } from './parseNumber';

test.each([
  ['en-IE', '2500', 2500],
  ['en-IE', '2,500', 2500],
  ['en-IE', '12,500.75', 12_500.75],
  ['en-IE', '€ 2,500', 2500],
  ['en-IE', '12,75', 12.75],
  ['en-IE', '.5', 0.5],
  ['en-IE', '-3', -3],
  ['en-IN', '12,34,567', 1_234_567],
  ['de', '12,75', 12.75],
  ['de', '2.500', 2500],
  ['de', '2.500,5', 2500.5],
  ['de', '12.75', 12.75],
  ['de', '1.234.567', 1_234_567],
  ['fr', '2 500,5', 2500.5],
  ['fr', '2\u202f500', 2500],
  ['de-CH', '2’500', 2500],
  ['ar-EG', '٢٬٥٠٠٫٥', 2500.5],
  ['ar-EG', '2500', 2500],
  ['ar-AE', '٢٬٥٠٠٫٥', 2500.5],
  ['ar', '\u200f٢٥٠٠٫٥\u00a0€', 2500.5],
  ['he', '\u200f2,500.50\u00a0\u200f₪', 2500.5],
  ['ar', '۲۵۰۰', 2500],
  ['ja', '２，５００．５', 2500.5],
  ['de-CH', 'CHF 2’500.50', 2500.5],
  ['pt-BR', 'R$ 2.500,5', 2500.5],
  ['de', '2.500,5 EUR', 2500.5],
])('in %s, "%s" is %s', (locale, text, number) => {
  expect(parseNumber(text, locale)).toBe(number);
});

test.each(['', '€', 'two', '1e3', '1-2', '1,2,3', '--1'])('"%s" is no number', (text) => {
  expect(parseNumber(text, 'en-IE')).toBeNaN();
});

test.each([
  ['en-IE', '12500.75'],
  ['de', '12500,75'],
  ['ar-EG', '١٢٥٠٠٫٧٥'],
])('in %s, 12500.75 is typed as "%s"', (locale, text) => {
  expect(typedNumber(12_500.75, locale)).toBe(text);
  expect(parseNumber(text, locale)).toBe(12_500.75);
});
