import { walkStore } from '../kit/wizardStore.ts';
import { quoteFlow } from './rules/flow.ts';
import { parseQuoteRecord, toQuoteRecord } from './rules/record.ts';

/** The visitor's quick quote. Name, e-mail and the other fields of Review are never saved, only parked while they pay. */
export const quoteStore = walkStore('quote-builder', quoteFlow, {
  parse: parseQuoteRecord,
  format: toQuoteRecord,
  typed: ['name', 'email', 'additionalNotes', 'keywords', 'selectedSystems', 'selectedDashboards'],
});
