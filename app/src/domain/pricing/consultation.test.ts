import { expect, test } from 'vitest';
import { consultationMinutes } from '../catalogue/consultation.ts';
import { defaultCatalogue } from '../catalogue/defaultCatalogue.ts';
import { consultationDue, priceConsultation } from './consultation.ts';

test('a consultation of 30 minutes costs €83, all of it today', () => {
  expect(consultationMinutes).toBe(30);
  expect(priceConsultation(defaultCatalogue).total).toBe(83);
  expect(consultationDue(defaultCatalogue)).toEqual({
    amount: 83,
    share: 1,
    rule: 'Paid in full',
    why: 'You pay for a consultation in full when you order it. Nothing more is due later.',
    later: 0,
  });
});
