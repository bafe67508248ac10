import { wizardStore } from '../kit/wizardStore.ts';
import { quickQuoteFlow } from './rules/flow.ts';
import { parseQuickQuoteRecord, toQuickQuoteRecord } from './rules/record.ts';

/** The visitor's quick quote. Name, e-mail and the other fields of Review are never saved, only parked while they pay. */
export const quickQuoteStore = wizardStore('quote-builder', quickQuoteFlow, {
  parse: parseQuickQuoteRecord,
  format: toQuickQuoteRecord,
  typed: ['name', 'email', 'additionalNotes', 'keywords', 'selectedSystems', 'selectedDashboards'],
});
