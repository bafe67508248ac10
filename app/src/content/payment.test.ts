import { expect, test } from 'vitest';
import { vatSentence } from '../domain/vat.ts';
import { withVatSentence } from './payment.ts';

test.each([
  [null, 'From €500.'],
  ['included', 'From €500. All prices include VAT.'],
  ['excluded', 'From €500. Prices are for businesses and don’t include VAT.'],
  ['none', 'From €500. Prices are final: no VAT is added.'],
] as const)('with the VAT setting %s, withVatSentence returns “%s”', (vat, said) =>
  expect(withVatSentence('From €500.', vatSentence(vat))).toBe(said),
);
