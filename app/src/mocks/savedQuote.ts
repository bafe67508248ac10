import { defaultCatalogue as catalogue } from '../domain/catalogue/defaultCatalogue.ts';
import type { SavedQuote } from '../orders/saved-quote/savedQuoteSchema.ts';
import { priceOf } from '../orders/selection.ts';

const selection = { version: 1, wizard: 'quote', solutionType: 'both', system: 'trinity-core', tier: 'full' } as const;
const { price, due, title } = priceOf(catalogue, selection);
const bill = { price: { ...price, lines: [...price.lines] }, due };

/** A quote of €1,980 that never expires in tests. */
export const savedQuote: SavedQuote = {
  token: '0123456789abcdef0123456789abcdef01234567',
  reference: '01234567',
  wizard: 'quote',
  title,
  savedOn: '2026-11-20',
  validUntil: '2999-12-20',
  valid: true,
  savedBill: bill,
  today: bill,
  selection,
  about: { industry: 'restaurant', goals: [] },
  answers: [{ name: 'Industry', value: 'Restaurant' }],
};
